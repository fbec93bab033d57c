import type { AdminOrder, OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { orderLogText, type OrderLogTexts, orderLogTitle } from "@shop/i18n/words/order-log-words.ts";

import { useOwnMethods } from "../shared/own-methods.tsx";

type Entry = Pick<OrderLogEntry, "action" | "from" | "to" | "text">;

/** What words entries of the logs of orders in the reader's language. */
export interface OrderLogWords {
  /** What was done. */
  readonly title: (entry: Entry, order: Pick<AdminOrder, "request">) => string;
  /** What it says beside that; '' for nothing. */
  readonly text: (entry: Entry) => string;
}

/** Words entries of the logs of orders in the reader's language. */
export function useOrderLogWords(): OrderLogWords {
  const { locale } = useLocale();
  const texts: OrderLogTexts = {
    common: useMessages("common"),
    dashOrders: useMessages("dashOrders"),
    dashTaxDocuments: useMessages("dashTaxDocuments"),
    delivery: useMessages("delivery"),
    payment: useMessages("payment"),
    ownMethods: useOwnMethods(),
  };
  return {
    title: (entry, order) => orderLogTitle(entry, order, texts),
    text: (entry) => orderLogText(entry, locale, texts),
  };
}
