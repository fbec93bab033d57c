import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { type BatchState, batchStates } from "@shop/domain/orders/order-state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import Printer from "lucide-react/icons/printer";
import type { Ref } from "react";

import { SelectionBar } from "../../selection/selection-bar.tsx";
import { useMay } from "../../shared/rights.tsx";

export interface OrderSelectionBarProps {
  /** The bar's element, in which the caller finds the button to focus. */
  readonly ref: Ref<HTMLElement>;
  /** Ids of the selected orders in the order of the list. */
  readonly ids: ReadonlyArray<number>;
  /** Called with the state into which the selected orders are to be put. */
  readonly onState: (to: BatchState) => void;
  /** Called when the selection is to be cleared. */
  readonly onClear: () => void;
}

/** What can be done with the selected orders; nothing without a selection. */
export function OrderSelectionBar({ ref, ids, onState, onClear }: OrderSelectionBarProps) {
  const { batch: texts, change } = useMessages("dashOrders");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  if (ids.length === 0) return null;
  const papers = [
    { kind: "packing", print: texts.printPacking },
    { kind: "invoice", print: texts.printInvoices },
  ] as const;
  const states = batchStates.map((to) => ({ text: change.commands[to], onSelect: () => onState(to) }));
  return (
    <SelectionBar
      ref={ref}
      label={texts.label}
      count={plural(locale, ids.length, texts.selected)}
      clear={texts.clear}
      onClear={onClear}
      shown={3}
      commands={[
        ...(mayChange ? states : []),
        ...papers.map(({ kind, print }) => ({
          text: print,
          href: addressOf(adminAddresses.readOrderPapers, {}, { ids: ids.join(","), kind }),
          icon: <Printer aria-hidden className="size-4" />,
        })),
      ]}
    />
  );
}
