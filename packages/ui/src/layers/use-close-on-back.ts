import { useEffectEvent, useLayoutEffect } from "react";

import { openLayer } from "./layer-history.ts";

/** Lets Back close a layer while it is `open`, in place of leaving the page; `onBack` makes `open` false at once, or the layer counts as one that stays. */
export function useCloseOnBack(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
