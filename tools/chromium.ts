import { existsSync } from "node:fs";

import { chromium } from "playwright";

/** Flags of headless Chromium: no background networking, runs as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flags for pages that are closed before the work of optimising compilers pays off: tests take a tenth less time. Not for measurements. */
export const shortLivedFlags = [
  ...chromiumFlags,
  "--js-flags=--no-opt --no-maglev",
  // The headless shell of Chromium 150 crashes in a tab that a click with Ctrl opens in a process of its own.
  "--process-per-site",
];

/** Flags for pages that show hundreds of stories: the first optimising compiler pays off there, the second does not. */
export const storyFlags = [...chromiumFlags, "--js-flags=--no-opt"];

/** Chromium without a window comes first: its browser process needs a fraction of the processor time. */
const places = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Finds the machine's Chromium (environment variable CHROMIUM first), or Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  const found = [...places, chromium.executablePath()].find((place) => place && existsSync(place));
  return found;
}
