import { useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";

export interface SelectPageProps {
  /** Number of selected orders of the page. */
  readonly selected: number;
  /** Number of orders of the page. */
  readonly listed: number;
  /** Called when all orders of the page are to be selected. */
  readonly onSelect: () => void;
  /** Called when the selection is to be cleared. */
  readonly onClear: () => void;
}

/** Selects all orders of the page, or none. */
export function SelectPage({ selected, listed, onSelect, onClear }: SelectPageProps) {
  const { batch: texts } = useMessages("dashOrders");
  const isAll = listed > 0 && selected === listed;
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !isAll;
      }}
      checked={isAll}
      disabled={listed === 0}
      onChange={isAll ? onClear : onSelect}
    >
      {texts.selectPage}
    </Checkbox>
  );
}
