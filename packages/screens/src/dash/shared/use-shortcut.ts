import { type Options, useHotkeys } from "react-hotkeys-hook";

const isDialogOpen = (): boolean =>
  document.querySelector("[role=dialog]:not([data-shortcuts]), [role=alertdialog]") !== null;

/** Options of {@link useShortcut}. */
export interface ShortcutOptions {
  /** Also works in text fields and open dialogs, such as Ctrl+S in a form. */
  readonly everywhere?: boolean;
  readonly enabled?: boolean;
}

/**
 * Runs a command by keys of the keyboard's layout-independent codes ('n', 'slash', 'mod+s'), except in text fields and while a
 * dialog is open; the description is listed by the keyboard help.
 */
export function useShortcut(
  keys: string,
  description: string,
  run: () => void,
  { everywhere = false, enabled = true }: ShortcutOptions = {},
): void {
  const options: Options = {
    description,
    enabled,
    preventDefault: true,
    enableOnFormTags: everywhere,
    enableOnContentEditable: everywhere,
    ignoreEventWhen: () => !everywhere && isDialogOpen(),
  };
  useHotkeys(keys, run, options, [run, enabled, everywhere, description]);
}
