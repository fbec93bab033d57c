import * as v from "valibot";

/** Movements of a customer's credit that are listed. */
export const CREDIT_MOVEMENTS = 100;

/** What the shop owes the customer of an account, with what made it so. */
export const creditSchema = v.pipe(
  v.object({
    balance: v.string(),
    /** The newest first, those that were taken back left out. */
    movements: v.pipe(
      v.array(
        v.object({
          /** Id of the entry in the ledger of its order. */
          id: v.pipe(v.number(), v.integer()),
          at: v.string(),
          /** The number of the order. */
          number: v.string(),
          /** Above zero for a refund to the credit, below for an order that was paid by it. */
          amount: v.string(),
        }),
      ),
      v.maxLength(CREDIT_MOVEMENTS),
    ),
  }),
  v.metadata({ ref: "CustomerCredit" }),
);

/** What the shop owes the customer of an account. */
export type CustomerCredit = v.InferOutput<typeof creditSchema>;
