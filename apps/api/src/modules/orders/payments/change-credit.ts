import { ApiError } from "@shop/contract/api-error.ts";
import { minorOf } from "@shop/domain/money/money.ts";
import { eq } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orders } from "../orders.table.ts";
import { findBalance, lockCredit } from "./credit.repository.ts";
import type { OrderPaymentRow } from "./order-payments.table.ts";

type Entry = Pick<OrderPaymentRow, "orderId" | "kind" | "method" | "amount">;

const invalid = (field: string, code: string): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

/**
 * Lets nothing else change the credit of the account of an order until the transaction ends, where an entry is by credit, or takes back one that is. Throws invalid for an
 * order without an account, and where more than the balance would be spent.
 */
export async function holdCredit(
  transaction: Queries,
  { orderId, kind, method, amount }: Entry,
  {
    takesBack,
    fields,
  }: { readonly takesBack: boolean; readonly fields: Readonly<Record<"method" | "amount", string>> },
): Promise<void> {
  if (method !== "credit") return;
  if (kind === "withheld") throw invalid(fields.method, "bad_value");
  const [order] = await transaction
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.userId === null) throw invalid(fields.method, "no_account");
  await lockCredit(transaction, order.userId);
  const spends = (kind === "refund") === takesBack;
  if (spends && minorOf(amount) > minorOf(await findBalance(transaction, order.userId)))
    throw invalid(fields.amount, "above_credit");
}
