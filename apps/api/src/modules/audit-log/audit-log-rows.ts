import type { Locale } from "@shop/domain/locale/locale.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { formatPurchaseNumber } from "@shop/domain/purchases/purchase-order.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatTime } from "@shop/i18n/format-date.ts";
import { fieldName } from "@shop/i18n/words/field-name.ts";
import { orderLogText, orderLogTitle } from "@shop/i18n/words/order-log-words.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { ChangeOfOrder, NamedChange } from "./audit-log.repository.ts";

const columns = [
  "day",
  "time",
  "by",
  "kind",
  "id",
  "name",
  "action",
  "field",
  "before",
  "after",
  "note",
] as const;

type Cells = Readonly<Record<(typeof columns)[number], SheetCell>>;

/** What keeps values apart from the text around them, which cells of sheets show as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Rows that are written at once. */
const BATCH = 500;

const cellOf = (value: string | number | null): SheetCell =>
  typeof value === "number" ? { number: String(value) } : value;

/** The rows of a change: one for each field, or a single one without. */
function cellsOf(
  change: NamedChange | ChangeOfOrder,
  locale: Locale,
  ownMethods: readonly OwnMethod[],
): Cells[] {
  const messages = allMessages[locale];
  const { dashAuditLog: texts, dashShell } = messages;
  const at = change.at.toISOString();
  const when = { day: shopDayOf(at), time: formatTime(at, "en") };
  if ("number" in change) {
    const { number, from, to, by, orderId } = change;
    return [
      {
        ...when,
        by: by || texts.buyer,
        kind: texts.kinds.order,
        id: cellOf(orderId),
        name: formatOrderNumber(number),
        action: orderLogTitle(change, change, messages),
        field: null,
        before: from && dashShell.orderStates[from],
        after: to && dashShell.orderStates[to],
        note: orderLogText(change, locale, { ...messages, ownMethods }).replaceAll(ISOLATES, ""),
      },
    ];
  }
  const { entity, entityId, action, by, fields, name, nameAr } = change;
  const local = locale === "ar" ? (nameAr ?? name) : name;
  const own = (field: string | null, before: SheetCell, after: SheetCell): Cells => ({
    ...when,
    by,
    kind: texts.kinds[entity],
    id: entityId === 0 ? null : cellOf(entityId),
    name: entity === "purchase" ? formatPurchaseNumber(entityId) : local,
    action: dashShell.history.actions[action],
    field,
    before,
    after,
    note: null,
  });
  if (fields.length === 0) return [own(null, null, null)];
  const names = { ...dashShell.fields.names, ...texts.fields };
  return fields.map(({ field, old, new: now }) => own(fieldName(field, names), cellOf(old), cellOf(now)));
}

/** The rows of a sheet of the audit log, batch by batch: the header, then those of each change. */
export async function* auditLogRows(
  changes: AsyncIterable<NamedChange | ChangeOfOrder>,
  locale: Locale,
  ownMethods: readonly OwnMethod[],
): AsyncGenerator<SheetCell[][]> {
  const names = allMessages[locale].dashAuditLog.columns;
  let rows: SheetCell[][] = [columns.map((column) => names[column])];
  for await (const change of changes) {
    rows.push(...cellsOf(change, locale, ownMethods).map((cells) => columns.map((column) => cells[column])));
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}
