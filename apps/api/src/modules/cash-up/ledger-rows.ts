import type { Locale } from "@shop/domain/locale/locale.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import type { PaymentKind } from "@shop/domain/orders/payments/order-payments.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatTime } from "@shop/i18n/format-date.ts";
import { methodWords } from "@shop/i18n/words/method-words.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { LedgerEntry } from "./cash-up.repository.ts";

const ledgerColumns = [
  "day",
  "recorded",
  "time",
  "order",
  "buyer",
  "kind",
  "method",
  "branch",
  "person",
  "reference",
  "received",
  "refunded",
  "withheld",
  "net",
  "note",
] as const;

const money = (number: string): SheetCell => ({ number, format: "money" });

const negated = (amount: string): string => (amount.startsWith("-") ? amount.slice(1) : `-${amount}`);

/** The cells of an entry; its amount stands in the column of its kind, so that each column adds up. */
function cellsOf(
  entry: LedgerEntry,
  { locale, methods: own }: Pick<LedgerOptions, "locale" | "methods">,
): Readonly<Record<(typeof ledgerColumns)[number], SheetCell>> {
  const { dashCashUp: texts, dashOrders } = allMessages[locale];
  const { kinds } = dashOrders.payments;
  const { day, at, kind, amount } = entry;
  const of = (column: PaymentKind): SheetCell => money(kind === column ? amount : "0.00");
  const net = kind === "refund" ? negated(amount) : amount;
  return {
    day,
    recorded: shopDayOf(at.toISOString()),
    time: formatTime(at.toISOString(), "en"),
    order: formatOrderNumber(entry.order),
    buyer: entry.buyer,
    kind: entry.takesBack ? `${kinds[kind]} (${texts.takenBack})` : kinds[kind],
    method: methodWords(entry.method, locale, dashOrders.payments, own),
    branch: entry.branch?.[locale] ?? null,
    person: entry.person,
    reference: entry.reference,
    received: of("payment"),
    refunded: of("refund"),
    withheld: of("withheld"),
    net: money(kind === "withheld" ? "0.00" : net),
    note: entry.note,
  };
}

/** Options of {@link ledgerRows}. */
interface LedgerOptions {
  readonly locale: Locale;
  readonly methods: readonly OwnMethod[];
  /** Whether the names of buyers belong to it. */
  readonly withBuyers: boolean;
}

/** The rows of a sheet of ledgers, batch by batch: the header, then a row for each entry. */
export async function* ledgerRows(
  batches: AsyncIterable<readonly LedgerEntry[]>,
  { locale, methods, withBuyers }: LedgerOptions,
): AsyncGenerator<SheetCell[][]> {
  const columns = ledgerColumns.filter((column) => withBuyers || column !== "buyer");
  const texts = allMessages[locale].dashCashUp.columns;
  yield [columns.map((column) => texts[column])];
  for await (const entries of batches) {
    yield entries.map((entry) => {
      const cells = cellsOf(entry, { locale, methods });
      return columns.map((column) => cells[column]);
    });
  }
}
