import { type AccountOption, accountOptions, type PaymentSettings } from "../../payments/payment-options.ts";
import { paymentStates } from "./order-payments.ts";

/** States of a proof of payment that a buyer has sent. */
export const proofStates = ["waiting", "confirmed", "declined"] as const;

/** State of a proof of payment that a buyer has sent. */
export type ProofState = (typeof proofStates)[number];

/** Maximum number of proofs of payment of an order. */
const MAX_PROOFS = 5;

/** Bits in which the looks of two pictures may differ that count as alike. */
export const ALIKE_BITS = 4;

/** Days after its decision for which the picture of a proof is kept. */
export const PROOF_PICTURE_DAYS = 180;

/** What a list of orders is narrowed to by their payment: a state, not or partly paid, or a proof that waits for the shop. */
export const paymentFilters = [...paymentStates, "due", "to_check"] as const;

/** What a list of orders is narrowed to by their payment. */
export type PaymentFilter = (typeof paymentFilters)[number];

/** The methods of payment of which a buyer can send a proof: those that the shop offers and whose money goes to its accounts. */
export const proofMethodsOf = (settings: PaymentSettings): AccountOption[] =>
  accountOptions.filter((option) => settings[option].offered);

/** Whether an order with proofs in some states takes another one. */
export const takesProof = (states: readonly ProofState[]): boolean =>
  states.length < MAX_PROOFS && !states.includes("waiting");
