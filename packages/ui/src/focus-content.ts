/** Handler for `onOpenAutoFocus` of a dialog or popover: focuses the content itself in place of its first control. */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
