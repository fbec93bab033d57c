import { useEffect } from "react";

import type { EarlyInput } from "./capture.ts";
import { enterText } from "./enter-text.ts";

function replay(input: EarlyInput): void {
  if (!input.element.isConnected) return;
  if (input.type === "click") input.element.click();
  else if (input.type === "submit") input.element.requestSubmit();
  else if (input.type === "text") enterText(input.element, input.text);
  else if (input.type === "select") input.element.dispatchEvent(new Event("change", { bubbles: true }));
  else if (input.element.checked !== input.checked) input.element.click();
}

/** Replays inputs in order, each in its own task, so that React has rendered the changes of the previous one. */
async function replayAll(inputs: readonly EarlyInput[]): Promise<void> {
  for (const input of inputs) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    replay(input);
  }
}

/** Replays the inputs that `capture.ts` captured, once its sibling components are hydrated. */
export function EarlyInputReplay(): null {
  useEffect(() => {
    void replayAll(window.takeEarlyInput?.() ?? []);
  }, []);
  return null;
}
