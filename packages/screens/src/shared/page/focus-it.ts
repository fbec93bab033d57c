/** Ref callback that focuses an element when it mounts: for the result of a user's own action. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
