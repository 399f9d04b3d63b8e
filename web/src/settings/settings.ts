import { useEffect, useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { languageOfBrowser, languages, speakLanguage } from "../words";

export const THEMES = ["system", "dark", "light", "contrast"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const SIZES = ["small", "normal", "large", "huge"] as const;
export const SPEEDS = ["normal", "fast", "skip"] as const;

export const VOLUMES = ["off", "quiet", "middle", "loud"] as const;

export type Volume = (typeof VOLUMES)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Size = (typeof SIZES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** A language code, or "" for the browser's own. */
  language: string;
  theme: Theme;
  motion: Motion;
  size: Size;
  /** How fast happenings are told. */
  speed: Speed;
  /** Whether the log stands open beside the board on a wide screen. */
  logOpen: boolean;
  /** Whether one hears what others say at a table. */
  talk: boolean;
  /** How loud what happens at a table sounds. */
  sound: Volume;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  motion: "system",
  size: "normal",
  speed: "normal",
  logOpen: true,
  talk: true,
  sound: "off",
};

export const useSettings = create<Settings>()(
  persist(() => DEFAULTS, { name: "giants-settings", version: 1 }),
);

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether things may move: the setting, else what the system prefers. */
export function useMotion(): boolean {
  const wish = useSettings((settings) => settings.motion);
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  return wish === "system" ? !reduced : wish === "on";
}

export const USUAL_PACE = 350;

function paceOf(speed: Speed, motion: boolean): number {
  return !motion || speed === "skip" ? 0 : speed === "fast" ? USUAL_PACE / 4 : USUAL_PACE;
}

/** Milliseconds for a happening of usual weight; 0: happenings are not told one by one. */
export function usePace(): number {
  const speed = useSettings((settings) => settings.speed);
  const motion = useMotion();
  return paceOf(speed, motion);
}

/** The same, outside of components. */
export function paceNow(): number {
  const { speed, motion } = useSettings.getState();
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return paceOf(speed, motion === "system" ? !reduced : motion === "on");
}

export function useWideScreen(): boolean {
  return useMedia("(min-width: 1080px)");
}

/** Whether there is room beside an open log as there is without one elsewhere. */
export function useRoomyScreen(): boolean {
  return useMedia("(min-width: 1600px)");
}

const GROUND: Record<string, string> = { dark: "#15181c", light: "#e8dec8", contrast: "#000000" };

/** Let the page follow the settings: theme, size, motion and language on <html>. */
export function useSettingsOnPage(): void {
  const { language, theme, size } = useSettings();
  const light = useMedia("(prefers-color-scheme: light)");
  const contrast = useMedia("(prefers-contrast: more)");
  const motion = useMotion();
  const shown = theme !== "system" ? theme : contrast ? "contrast" : light ? "light" : "dark";
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = shown;
    page.dataset.size = size;
    page.dataset.motion = motion ? "on" : "off";
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", GROUND[shown] ?? "");
  }, [shown, size, motion]);
  const spoken = languages.includes(language) ? language : languageOfBrowser();
  useEffect(() => {
    document.documentElement.lang = spoken;
    void speakLanguage(spoken);
  }, [spoken]);
}
