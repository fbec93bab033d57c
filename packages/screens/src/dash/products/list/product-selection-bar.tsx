import { type BulkField, MAX_SELECTED } from "@shop/domain/bulk/bulk-rule.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import type { Ref } from "react";

import { SelectionBar } from "../../selection/selection-bar.tsx";
import type { SelectionState } from "../../selection/selection.ts";
import { useMay } from "../../shared/rights.tsx";

export interface ProductSelectionBarProps {
  /** The bar's element, in which the caller finds the button to focus. */
  readonly ref: Ref<HTMLElement>;
  /** The selected products, with the functions that change the selection. */
  readonly selection: SelectionState;
  /** Number of listed products. */
  readonly listed: number;
  /** Number of all products that match. */
  readonly total: number;
  /** False where `total` is a lower bound. */
  readonly isExact: boolean;
  /** Called with the field that is to be changed for the selected products. */
  readonly onBulk: (field: BulkField) => void;
  /** Prints labels of the products that are selected one by one. */
  readonly onLabels: () => void;
}

/** What can be done with the selected products; nothing without a selection. */
export function ProductSelectionBar({
  ref,
  selection,
  listed,
  total,
  isExact,
  onBulk,
  onLabels,
}: ProductSelectionBarProps) {
  const { selection: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const mayPrice = useMay("prices");
  const { ids, isAll, onSelectListed, onSelectAll, onClear } = selection;
  if (ids.size === 0 && !isAll) return null;
  const hasMore = total > listed || !isExact;
  const isTooMany = !isAll && ids.size > MAX_SELECTED;
  const allText = isExact ? plural(locale, total, texts.allMatching) : texts.allMany;
  const listedChoice = {
    text: plural(locale, listed, texts.selectLoaded),
    onSelect: onSelectListed,
  };
  const allChoice = {
    text: isExact ? plural(locale, total, texts.selectMatching) : texts.selectMany,
    onSelect: onSelectAll,
  };
  const commands = [
    ...(mayPrice ? [{ text: texts.prices, onSelect: () => onBulk("price") }] : []),
    { text: texts.stock, onSelect: () => onBulk("amount") },
    { text: texts.visibility, onSelect: () => onBulk("visibility") },
    { text: texts.specification, onSelect: () => onBulk("specification") },
    ...(isAll ? [] : [{ text: texts.labels, onSelect: onLabels }]),
  ];
  return (
    <SelectionBar
      ref={ref}
      label={texts.label}
      count={isAll ? allText : plural(locale, ids.size, texts.selected)}
      choices={[
        ...(!isAll && ids.size < listed ? [listedChoice] : []),
        ...(!isAll && hasMore ? [allChoice] : []),
      ]}
      clear={texts.clear}
      onClear={onClear}
      shown={2}
      commands={isTooMany ? [] : commands}
      fault={
        isTooMany && (
          <p className="text-negative text-sm">{fill(texts.tooMany, { count: formatCount(MAX_SELECTED) })}</p>
        )
      }
    />
  );
}
