import { useEffectEvent, useLayoutEffect } from "react";

import { openLayer } from "./layer-history.ts";

/** Lets Back close a layer while it is `open`, in place of leaving the page; `onBack` closes it. */
export function useCloseOnBack(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
