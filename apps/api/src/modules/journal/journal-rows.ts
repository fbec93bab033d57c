import type { AccountNumbers } from "@shop/domain/books/accounts.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isOwnMethod, type OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { formatPurchaseNumber } from "@shop/domain/purchases/purchase-order.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { methodWords } from "@shop/i18n/words/method-words.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { JournalLine } from "./journal.repository.ts";

const columns = [
  "entry",
  "day",
  "time",
  "document",
  "what",
  "account",
  "name",
  "debit",
  "credit",
  "rate",
  "party",
  "person",
] as const;

const money = (number: string): SheetCell => ({ number, format: "money" });

const documentOf = ({ number, purchase }: JournalLine): string | null => {
  if (number !== null) return formatOrderNumber(number);
  return purchase === null ? null : formatPurchaseNumber(purchase);
};

/** Options of {@link journalRows}. */
interface JournalOptions {
  readonly locale: Locale;
  readonly accounts: AccountNumbers;
  readonly methods: readonly OwnMethod[];
  /** Whether the names of buyers belong to it. */
  readonly withParties: boolean;
}

/** The rows of a sheet of the journal, day by day: the header, then a row for each account of an entry, whose entries are numbered from 1. */
export async function* journalRows(
  days: AsyncIterable<readonly JournalLine[]>,
  { locale, accounts, methods, withParties }: JournalOptions,
): AsyncGenerator<SheetCell[][]> {
  const { columns: texts, happenings } = allMessages[locale].dashBooks;
  const { accounts: names } = allMessages[locale].dashSettings.books;
  const accountOf = (account: JournalLine["account"]) =>
    isOwnMethod(account)
      ? {
          account: methods.find(({ id }) => id === account)?.account ?? account,
          name: methodWords(account, locale, allMessages[locale].dashOrders.payments, methods),
        }
      : { account: accounts[account], name: names[account] };
  const stated = columns.filter((column) => withParties || column !== "party");
  yield [stated.map((column) => texts[column])];
  let number = 0;
  for await (const lines of days) {
    let last: string | undefined;
    yield lines.map((line) => {
      if (line.entry !== last) number += 1;
      last = line.entry;
      const isCredit = line.amount.startsWith("-");
      const cells: Readonly<Record<(typeof columns)[number], SheetCell>> = {
        entry: { number: String(number) },
        day: line.day,
        time: line.time,
        document: documentOf(line),
        what: line.what
          .split(" ")
          .map((one) => happenings[one] ?? one)
          .join(", "),
        ...accountOf(line.account),
        debit: isCredit ? null : money(line.amount),
        credit: isCredit ? money(line.amount.slice(1)) : null,
        rate: line.rate === null ? null : { number: line.rate },
        party: line.company ?? line.party,
        person: line.by || null,
      };
      return stated.map((column) => cells[column]);
    });
  }
}
