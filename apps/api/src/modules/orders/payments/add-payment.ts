import { ApiError } from "@shop/contract/api-error.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { type LoggedPayment, paymentText } from "@shop/domain/orders/payments/order-payments.ts";

import type { Queries } from "../../../database/database.ts";
import { holdCredit } from "./change-credit.ts";
import { isCounted, lockDrawer } from "./counted-cash.ts";
import { insertPayment, type StoredPayment } from "./order-payments.repository.ts";
import type { orderPayments } from "./order-payments.table.ts";
import { requireOpenMethod } from "./require-open-method.ts";

/** An entry that is added to the ledger of an order; its money is there today unless another day is named. */
export type NewEntry = Omit<typeof orderPayments.$inferInsert, "voids">;

/** An entry as it was added, with what the log says of it. */
interface AddedEntry {
  readonly id: number;
  readonly text: string;
}

/** The fields of a request that a refusal names. */
interface EntryFields {
  readonly method: string;
  readonly amount: string;
  readonly note: string;
}

const ownFields: EntryFields = { method: "method", amount: "amount", note: "note" };

/** The note of an entry that changes cash which was counted, as the log has it; '' for any other entry. Throws invalid where there is none. */
async function noteOfCounted(
  transaction: Queries,
  { method, note = "", branch = null, by: person }: Pick<NewEntry, "method" | "note" | "branch" | "by">,
  { day, field }: { readonly day: string; readonly field: string },
): Promise<string> {
  if (method !== "cash") return "";
  const drawer = { day, branch, person };
  await lockDrawer(transaction, drawer);
  if (!(await isCounted(transaction, drawer))) return "";
  if (note === "") throw new ApiError("invalid", { errors: { [field]: "day_counted" } });
  return note;
}

const loggedText = (entry: LoggedPayment, note: string): string =>
  [paymentText(entry), ...(note === "" ? [] : [note])].join("\n");

/** Adds an entry to the ledger of an order; throws invalid for a method that cannot be chosen, for more than the customer's credit, and for cash of a day that was counted without a note. */
export async function addPayment(
  transaction: Queries,
  entry: NewEntry,
  fields = ownFields,
): Promise<AddedEntry> {
  const today = shopDayOf(Date.now());
  const { valueDate = today, ...values } = entry;
  await requireOpenMethod(transaction, values.method, fields.method);
  await holdCredit(transaction, values, { takesBack: false, fields });
  const note = await noteOfCounted(transaction, values, { day: valueDate, field: fields.note });
  return {
    id: await insertPayment(transaction, { ...values, valueDate }),
    text: loggedText({ ...values, value_date: valueDate === today ? undefined : valueDate }, note),
  };
}

/** Takes back an entry of a ledger, today; throws invalid for a refund to the credit that was spent, and for cash that was counted today without a note. */
export async function addVoid(
  transaction: Queries,
  { id, orderId, kind, method, amount, branch, by: person }: StoredPayment,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<AddedEntry> {
  const day = shopDayOf(Date.now());
  const taken = { kind, method, amount };
  await holdCredit(
    transaction,
    { ...taken, orderId },
    { takesBack: true, fields: { ...ownFields, method: ownFields.amount } },
  );
  // It changes the cash of who recorded the entry.
  const counted = await noteOfCounted(
    transaction,
    { ...taken, note, branch, by: person },
    { day, field: "note" },
  );
  return {
    id: await insertPayment(transaction, { ...taken, orderId, by, note, valueDate: day, voids: id }),
    text: loggedText(taken, counted),
  };
}
