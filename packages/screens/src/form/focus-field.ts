/** Ref callback that focuses the first field in an element when it mounts: for a form in place of the button that opened it. */
export const focusField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>("input, select, textarea")?.focus();
