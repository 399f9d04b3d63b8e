import { useEffect, useState } from "react";

const WORKER = "/worker.js";
/** What loads with a page comes first; the worker needs nothing of it at once. */
const SOON = 1_500;
const LOOK_EVERY = 4_000;

/** Whether this page is what the worker has kept: the server did not answer when it was opened. */
export function isKept(): boolean {
  return document.documentElement.dataset["kept"] !== undefined;
}

/** The worker, if it has come; none in a window that is not safe, as over plain HTTP. */
export async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration("/") : undefined;
}

export function comeWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

/** Let the worker come, and keep what can be read without the server: what was used here. */
export function useKeeping(language: string, ready: boolean): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !ready || isKept() || !("serviceWorker" in navigator)) {
      return;
    }
    let watch: PerformanceObserver | null = null;
    const keep = async (): Promise<void> => {
      await comeWorker();
      const { active } = await navigator.serviceWorker.ready;
      watch = new PerformanceObserver((list) => {
        active?.postMessage({ language, used: list.getEntries().map(({ name }) => name) });
      });
      watch.observe({ type: "resource", buffered: true });
    };
    // Where it may not come, nothing is kept, and nothing else is worse for it.
    const timer = window.setTimeout(() => void keep().catch(() => undefined), SOON);
    return () => {
      window.clearTimeout(timer);
      watch?.disconnect();
    };
  }, [language, ready]);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Whether the server answers again; once it does, nobody asks any more. */
export function useServerBack(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (back) {
      return;
    }
    let gone = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      window.clearTimeout(timer);
      const here = await answers();
      if (gone) return;
      setBack(here);
      window.clearTimeout(timer);
      // Not all at once, should many have waited.
      timer = window.setTimeout(() => void look(), LOOK_EVERY * (0.75 + Math.random() / 2));
    };
    const now = (): void => void look();
    now();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
    };
  }, [back]);
  return back;
}
