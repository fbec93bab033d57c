import { type RefObject, useEffect, useRef } from "react";

import { focusFirstFault } from "../../form/faults.ts";
import { useShortcut } from "../shared/use-shortcut.ts";
import type { NewLines } from "./use-new-lines.ts";

/** Submits the form of an order that is being taken by Ctrl+Enter, and focuses what is wrong with its lines; returns the ref of the element around the form. */
export function useOrderSubmit(
  { faultCount }: Pick<NewLines, "faultCount">,
  description: string,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faultCount > 0) focusFirstFault(element.current);
  }, [faultCount]);
  useShortcut("mod+enter", description, () => element.current?.querySelector("form")?.requestSubmit(), {
    everywhere: true,
  });
  return element;
}
