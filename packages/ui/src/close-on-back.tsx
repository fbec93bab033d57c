import * as Radix from "@radix-ui/react-dialog";
import { useEffect, useRef } from "react";

/**
 * Inside a dialog: a phone's own way back closes the dialog in place of leaving the page with all that was entered, where the browser
 * can tell (`CloseWatcher`; elsewhere nothing changes).
 */
export function CloseOnBack() {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!Watcher) return undefined;
    let watcher: CloseWatcher | undefined;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener("close", () => {
        close.current?.click();
        // One watcher tells once; a dialog that waits for an answer stays.
        watch();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, []);
  return <Radix.Close ref={close} hidden tabIndex={-1} />;
}
