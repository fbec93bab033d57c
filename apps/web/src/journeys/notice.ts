import type { Toast } from "@shop/ui/toast-queue.ts";
import { expect, within } from "storybook/test";

import { patiently } from "./shopper.tsx";

/** Waits for a notice and holds it against its words, tone, time and the live region that reads it out. */
export async function expectNotice({ tone, title, footer, durationMs }: Toast): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-toasts]");
  if (!place) throw new Error("The page has no place for notices.");
  const words = await within(place).findByText(title, {}, patiently);
  // Read at once: a notice may stay for a second only.
  const { tone: shownTone, duration } = words.closest<HTMLElement>("[data-tone]")?.dataset ?? {};
  const text = words.parentElement?.textContent;
  const region = words.closest("[aria-live]")?.getAttribute("aria-live");
  await expect({ tone: shownTone, duration, text, region }).toEqual({
    tone,
    duration: String(durationMs),
    text: title + (footer ?? ""),
    region: tone === "warning" || tone === "error" ? "assertive" : "polite",
  });
}
