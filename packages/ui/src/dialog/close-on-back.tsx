import * as Radix from "@radix-ui/react-dialog";
import { useEffect, useRef } from "react";

/**
 * Closes the surrounding dialog on the platform's back gesture, in place of leaving the page and losing form input; needs `CloseWatcher`,
 * without it the gesture navigates as usual.
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
        // A watcher fires once; a pending dialog stays open and needs a new one.
        watch();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, []);
  return <Radix.Close ref={close} hidden tabIndex={-1} />;
}
