import { comeWorker, workerHere } from "../away/away";
import { api } from "../wire/http";

/** Why a browser cannot be told of its visitor's turns. */
export type Obstacle = "denied" | "impossible" | "failed";

export class Unable extends Error {
  readonly why: Obstacle;

  constructor(why: Obstacle) {
    super(why);
    this.why = why;
  }
}

function isAble(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The worker that tells, where this browser was asked for it and has agreed. */
export async function teller(): Promise<ServiceWorkerRegistration | null> {
  if (!isAble() || Notification.permission !== "granted") {
    return null;
  }
  const found = await workerHere();
  return found?.active == null ? null : found;
}

async function subscriptionOf(
  worker: ServiceWorkerRegistration | null,
): Promise<PushSubscription | null> {
  return worker === null ? null : worker.pushManager.getSubscription();
}

export async function isTold(): Promise<boolean> {
  return (await subscriptionOf(await teller())) !== null;
}

/** Ask for permission, which only a click may do, and be told from now on. */
export async function beTold(language: string): Promise<void> {
  if (!isAble()) {
    throw new Unable("impossible");
  }
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Unable("denied");
  }
  const worker = await comeWorker();
  await active(worker);
  await subscribe(worker, language);
}

/** Hand over anew what was agreed on: the language, the visitor or the host's key may be others. */
export async function keepTelling(language: string): Promise<void> {
  const worker = await teller();
  if (worker !== null && (await subscriptionOf(worker)) !== null) {
    await subscribe(worker, language);
  }
}

export async function beToldNoMore(): Promise<void> {
  const worker = await teller();
  const told = await subscriptionOf(worker);
  if (told !== null) {
    await api.tellMeNoMore(told.endpoint);
    await told.unsubscribe();
  }
}

function active(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active !== null || coming === null) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Unable("failed"));
    });
  });
}

async function subscribe(worker: ServiceWorkerRegistration, language: string): Promise<void> {
  const { key } = await api.pushKey();
  const before = await worker.pushManager.getSubscription();
  if (before !== null && keyOf(before) !== key) {
    await before.unsubscribe();
  }
  const told = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Unable("failed");
    });
  const { endpoint, keys } = told.toJSON();
  await api.tellMe({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    language,
  });
}

/** The host's key that a subscription was made with, as the server writes it. */
function keyOf(told: PushSubscription): string {
  const bytes = new Uint8Array(told.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
