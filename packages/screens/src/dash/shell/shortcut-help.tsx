import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { useState } from "react";
import { useHotkeysContext } from "react-hotkeys-hook";

import { useShortcut } from "../shared/use-shortcut.ts";

const keyNames: Readonly<Record<string, string>> = {
  mod: "Ctrl",
  shift: "Shift",
  slash: "/",
  esc: "Esc",
  escape: "Esc",
};

/** The keys of a shortcut as they are printed on a keyboard. */
function keysOf(hotkey: string): readonly string[] {
  if (hotkey === "shift+slash") return ["?"];
  return hotkey.split("+").map((key) => keyNames[key] ?? key.toUpperCase());
}

/** The list of all shortcuts of the current page, opened by '?'. */
export function ShortcutHelp() {
  const { shell } = useMessages("dashShell");
  const { close } = useMessages("common");
  const { hotkeys } = useHotkeysContext();
  const [open, setOpen] = useState(false);
  useShortcut("shift+slash", shell.shortcuts, () => setOpen(true));
  const listed = new Map(hotkeys.map(({ hotkey, description }) => [hotkey, description]));
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title={shell.shortcuts} closeLabel={close}>
        <dl className="divide-line divide-y">
          {[...listed].map(
            ([hotkey, description]) =>
              description && (
                <div key={hotkey} className="flex min-h-11 items-center justify-between gap-4">
                  <dt>{description}</dt>
                  <dd dir="ltr" className="flex gap-1">
                    {keysOf(hotkey).map((key) => (
                      <kbd
                        key={key}
                        className="border-line-strong bg-sunken min-w-7 rounded-sm border px-1.5 py-0.5 text-center font-sans text-sm"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
