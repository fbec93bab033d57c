import type { Toast } from "@shop/ui/toast/toast-queue.ts";
import { expect, within } from "storybook/test";

import { frame } from "./frame.ts";
import { longTimeout } from "./shopper.tsx";

/** Waits for a notice and expects its text, tone, duration and live region. */
export async function expectNotice({ tone, title, footer, durationMs }: Toast): Promise<void> {
  const container = document.querySelector<HTMLElement>("[data-toasts]");
  if (!container) throw new Error("The page has no container for notices.");
  const element = await within(container).findByText(title, {}, longTimeout);
  // Read before any further wait, because a notice may stay for one second only.
  const { tone: shownTone, duration } = element.closest<HTMLElement>("[data-tone]")?.dataset ?? {};
  const text = element.parentElement?.textContent;
  const region = element.closest("[aria-live]")?.getAttribute("aria-live");
  await expect({ tone: shownTone, duration, text, region }).toEqual({
    tone,
    duration: String(durationMs),
    text: title + (footer ?? ""),
    region: tone === "warning" || tone === "error" ? "assertive" : "polite",
  });
  await frame(title);
}
