/** A text field. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's text without React's knowledge, so that React takes the next input event for a change. */
export function setText(field: TextControl, text: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  native?.set?.call(field, text);
}

/**
 * Sets a field's text as if it were typed, so that React calls its handlers. React ignores an input event whose value equals the
 * last value that it tracked on the element, so a different value is set first.
 */
export function enterText(field: TextControl, text: string): void {
  field.value = text === "" ? " " : "";
  setText(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
