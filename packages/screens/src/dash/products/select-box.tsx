import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";

import { useSelectionContext } from "./selection.ts";

/** Props of {@link SelectBox}. */
export interface SelectBoxProps {
  readonly id: number;
  /** The product's name. */
  readonly name: string;
}

/** Selects a product of the table; with Shift a range. Nothing where no selection is offered. */
export function SelectBox({ id, name }: SelectBoxProps) {
  const { selection: texts } = useMessages("dashProducts");
  const selection = useSelectionContext();
  if (!selection) return null;
  return (
    // The label enlarges what can be tapped.
    <label className="-ms-2 grid min-h-11 min-w-11 shrink-0 cursor-pointer place-items-center sm:min-h-9 sm:min-w-9">
      <span className="sr-only">{fill(texts.select, { name })}</span>
      <Checkbox
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) =>
          selection.onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
