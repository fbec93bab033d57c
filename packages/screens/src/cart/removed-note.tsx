import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Undo2 } from "lucide-react";
import { useId } from "react";

import { focusIt } from "../parts/focus-it.ts";

/** What a {@link RemovedNote} takes. */
export interface RemovedNoteProps {
  /** The name of what was removed, in the reader's language. */
  readonly name: string;
  readonly onUndo: () => void;
}

/** Says that a line was removed, with the focus on the way to have it back. */
export function RemovedNote({ name, onUndo }: RemovedNoteProps) {
  const texts = useMessages("cart");
  const words = useId();
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border ps-3">
      <p id={words} className="min-w-0 py-2 wrap-anywhere">
        {fill(texts.removed, { name })}
      </p>
      <Button ref={focusIt} variant="quiet" aria-describedby={words} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
        {texts.undo}
      </Button>
    </div>
  );
}
