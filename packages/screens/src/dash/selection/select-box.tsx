import { Checkbox } from "@shop/ui/checkbox.tsx";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";

import { useSelectionContext } from "./selection.ts";

export interface SelectBoxProps {
  /** The row's id. */
  readonly id: number;
  /** Accessible name of the box. */
  readonly label: string;
  /** Accessible name of the button that leads to the bar of the selection. */
  readonly toActions: string;
}

/**
 * Selects a row of the table; with Shift a range. After the one that was toggled last, a button leads past the rows to the bar of the
 * selection. Nothing where no selection is offered.
 */
export function SelectBox({ id, label, toActions }: SelectBoxProps) {
  const selection = useSelectionContext();
  if (!selection) return null;
  const { ids, last, onToggle, onActions } = selection;
  return (
    <span className="relative -ms-2 shrink-0">
      {/* The label enlarges what can be tapped. */}
      <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center sm:min-h-9 sm:min-w-9">
        <span className="sr-only">{label}</span>
        <Checkbox
          checked={ids.has(id)}
          onChange={({ nativeEvent }) =>
            onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      {last === id && (
        <button
          type="button"
          aria-label={toActions}
          title={toActions}
          // Below the box, where it covers no name. The margin keeps it above the bar, which covers what is at the end of the window.
          className="bg-signal text-signal-ink sr-only z-10 scroll-mb-20 rounded-md focus:not-sr-only focus:absolute focus:start-0.5 focus:top-full focus:-mt-1 focus:grid focus:size-7 focus:place-items-center max-sm:scroll-mb-40 max-sm:focus:start-2"
          onClick={onActions}
        >
          <ArrowDownToLine aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}
