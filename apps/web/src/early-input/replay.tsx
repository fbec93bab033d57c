import { useEffect } from "react";

import type { EarlyInput } from "./capture.ts";
import { enterText, setText } from "./enter-text.ts";

function replay(input: EarlyInput): void {
  if (!input.element.isConnected) return;
  if (input.type === "click") input.element.click();
  else if (input.type === "submit") input.element.requestSubmit();
  else if (input.type === "text") enterText(input.element, input.text);
  else if (input.type === "select") {
    // React may have reset it to what the page was rendered with.
    input.element.value = input.value;
    input.element.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (input.element.checked !== input.checked) input.element.click();
}

/**
 * Replays inputs in order, each in its own task, so that React has rendered the changes of the previous one. A field that is
 * edited before its turn is left to React, which handles the edit with everything that was typed.
 */
async function replayAll(inputs: readonly EarlyInput[]): Promise<void> {
  const waiting = new Map(inputs.map((input) => [input.element as EventTarget, input]));
  // React may have reset the field since hydration.
  const onBeforeInput = ({ target }: Event) => {
    const input = target && waiting.get(target);
    if (input?.type === "text" && input.element.value !== input.text) setText(input.element, input.text);
  };
  const onInput = ({ target }: Event) => target && waiting.delete(target);
  // A choice has two events; where hydration takes place between them, React handles the second one itself.
  const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && waiting.delete(target);

  addEventListener("beforeinput", onBeforeInput, true);
  addEventListener("input", onInput, true);
  addEventListener("change", onChange, true);
  for (const input of inputs) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (waiting.delete(input.element)) replay(input);
  }
  removeEventListener("beforeinput", onBeforeInput, true);
  removeEventListener("input", onInput, true);
  removeEventListener("change", onChange, true);
}

/** Replays the inputs that `capture.ts` captured, once its sibling components are hydrated. */
export function EarlyInputReplay(): null {
  useEffect(() => {
    void replayAll(window.takeEarlyInput?.() ?? []);
  }, []);
  return null;
}

/** The same for a part that is hydrated after the rest of the page, in an element with `data-late-input`. */
export function LateInputReplay(): null {
  useEffect(() => {
    void replayAll(window.takeLateInput?.() ?? []);
  }, []);
  return null;
}
