import { type BulkField, MAX_SELECTED } from "@shop/domain/bulk/bulk-rule.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import X from "lucide-react/icons/x";
import { type Ref, useRef } from "react";

import type { SelectionState } from "./selection.ts";

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
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
}

/** Focuses the first button of the bar that shows: some are hidden in narrow windows. */
export function focusSelectionBar(bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
  // The bar is in view already.
  buttons.find((button) => button.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** What can be done with the selected products; nothing without a selection. It stays in view below the rows, so that none of them moves. */
export function SelectionBar({ ref, selection, listed, total, isExact, onBulk }: SelectionBarProps) {
  const { selection: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const { ids, isAll, onSelectListed, onSelectAll, onClear } = selection;
  const count = useRef<HTMLOutputElement>(null);
  if (ids.size === 0 && !isAll) return null;
  // A button that has selected all is removed, which would reset the focus to the body.
  const select = (choose: () => void): void => {
    choose();
    count.current?.focus({ preventScroll: true });
  };
  const hasMore = total > listed || !isExact;
  const isTooMany = !isAll && ids.size > MAX_SELECTED;
  const allText = isExact ? plural(locale, total, texts.allMatching) : texts.allMany;
  return (
    <section
      ref={ref}
      aria-label={texts.label}
      className="border-line-strong bg-surface sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border p-3 shadow-lg max-sm:bottom-20"
    >
      <output ref={count} tabIndex={-1} className="font-semibold outline-none max-sm:me-auto">
        {isAll ? allText : plural(locale, ids.size, texts.selected)}
      </output>
      {!isAll && ids.size < listed && (
        <Button
          variant="quiet"
          className={hasMore ? "max-sm:hidden" : ""}
          onClick={() => select(onSelectListed)}
        >
          {plural(locale, listed, texts.selectLoaded)}
        </Button>
      )}
      {!isAll && hasMore && (
        <Button variant="quiet" onClick={() => select(onSelectAll)}>
          {isExact ? plural(locale, total, texts.selectMatching) : texts.selectMany}
        </Button>
      )}
      {isTooMany ? (
        <p className="text-negative text-sm">{fill(texts.tooMany, { count: formatCount(MAX_SELECTED) })}</p>
      ) : (
        <>
          <Button onClick={() => onBulk("price")}>{texts.prices}</Button>
          <Button onClick={() => onBulk("amount")}>{texts.stock}</Button>
          <Button onClick={() => onBulk("visibility")}>{texts.visibility}</Button>
          <Button onClick={() => onBulk("specification")}>{texts.specification}</Button>
        </>
      )}
      <Button variant="quiet" className="ms-auto" onClick={onClear}>
        <X aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{texts.clear}</span>
      </Button>
    </section>
  );
}
