import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import Undo2 from "lucide-react/icons/undo-2";
import { useId } from "react";

import { focusIt } from "../../shared/page/focus-it.ts";

export interface RemovedNoteProps {
  /** Name of the removed product, in the page's language. */
  readonly name: string;
  /** Called to put the removed line back. */
  readonly onUndo: () => void;
}

/** Note about a removed line; focuses its undo button. */
export function RemovedNote({ name, onUndo }: RemovedNoteProps) {
  const texts = useMessages("carts");
  const isolated = useIsolated();
  const words = useId();
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border ps-3">
      <p id={words} className="min-w-0 py-2 wrap-anywhere">
        {fill(texts.removed, { name: isolated(name) })}
      </p>
      <Button ref={focusIt} variant="quiet" aria-describedby={words} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
        {texts.undo}
      </Button>
    </div>
  );
}
