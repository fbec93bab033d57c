import type { CellState } from "@shop/data/dash/products/cells-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Spinner } from "@shop/ui/spinner.tsx";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

/** Props of {@link CellStateMark} and {@link CellStateNote}. */
export interface CellStateProps {
  /** What became of the entered text. */
  readonly state: CellState;
}

/** The icon beside a value: it is being saved, saved, or not saved. */
export function CellStateMark({ state }: CellStateProps) {
  const { cells: texts } = useMessages("dashProducts");
  switch (state.status) {
    case "saving":
      return <Spinner label={texts.saving} className="text-muted" />;
    case "saved":
      return (
        <output className="text-positive inline-flex">
          <Check aria-hidden className="size-4" />
          <span className="sr-only">{texts.saved}</span>
        </output>
      );
    case "failed":
    case "conflict":
      return <TriangleAlert aria-hidden className="text-negative size-4 shrink-0" />;
    default:
      return state satisfies never;
  }
}

const actionClasses =
  "text-ink min-h-11 text-sm font-semibold underline underline-offset-4 hover:no-underline sm:min-h-7";

export interface CellStateNoteProps extends CellStateProps {
  /** Formats a value of the field. */
  readonly format: (value: string) => string;
  /** Called when the entered value is to be saved again; after a conflict over the stored one. */
  readonly onSave: () => void;
  /** Called when the entered value is to be discarded. */
  readonly onDiscard: () => void;
}

/** Why a value was not saved, with the ways out of it; nothing where it was. */
export function CellStateNote({ state, format, onSave, onDiscard }: CellStateNoteProps) {
  const { cells: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  if (state.status !== "failed" && state.status !== "conflict") return null;
  const isConflict = state.status === "conflict";
  return (
    <span
      role="alert"
      className="text-negative grid justify-items-start gap-x-3 text-start text-sm font-normal"
    >
      <span>
        {isConflict
          ? fill(texts.conflict, { value: format(state.theirs) })
          : `${texts.failed} ${errorWords(errors, state.error)}`}
      </span>
      <span className="flex flex-wrap gap-x-3">
        <button type="button" className={actionClasses} onClick={onSave}>
          {isConflict ? fill(texts.keepMine, { value: format(state.text) }) : texts.retry}
        </button>
        <button type="button" className={actionClasses} onClick={onDiscard}>
          {isConflict ? fill(texts.takeTheirs, { value: format(state.theirs) }) : texts.discard}
        </button>
      </span>
    </span>
  );
}
