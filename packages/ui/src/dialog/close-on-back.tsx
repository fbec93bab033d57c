import * as Radix from "@radix-ui/react-dialog";
import { useRef } from "react";

import { useCloseOnBack } from "../layers/use-close-on-back.ts";

/** Lets Back close the surrounding dialog, in place of leaving the page and losing what was entered. */
export function CloseOnBack() {
  const close = useRef<HTMLButtonElement>(null);
  useCloseOnBack(true, () => close.current?.click());
  return <Radix.Close ref={close} hidden tabIndex={-1} />;
}
