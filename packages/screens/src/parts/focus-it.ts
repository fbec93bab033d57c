/** As the ref of what a reader's own command brought about: the focus goes there when it appears. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
