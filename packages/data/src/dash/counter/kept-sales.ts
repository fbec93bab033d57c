import * as v from "valibot";

import type { RequestBody } from "../../call.ts";

/**
 * Why a browser keeps a sale: it is on hold; it was made without a network and waits to be sent; or it was sent later and
 * the server refused it.
 */
const keptStates = ["held", "waiting", "refused"] as const;

const keptSaleSchema = v.object({
  /** The Idempotency-Key that it is sent with. */
  id: v.string(),
  /** When it was held or made. */
  at: v.string(),
  /** Mail address of the administrator who sold it: it is sent in their name only. */
  by: v.string(),
  state: v.picklist(keptStates),
  /** Code of the error for which the server refused it; '' otherwise. */
  reason: v.string(),
  /** Name of the buyer; '' for a walk-in. */
  name: v.string(),
  /** Number of its lines. */
  lines: v.number(),
  /** What is to be paid; null while a price cannot be read. */
  total: v.nullable(v.string()),
  /** The drafts of its form and of its lines, which those check; nothing of what was not entered. */
  drafts: v.object({ form: v.optional(v.unknown()), lines: v.optional(v.unknown()) }),
  /** What is sent, as it was entered: the server checks it; null for one on hold. */
  body: v.nullable(v.custom<RequestBody<"takeOrder">>((body) => typeof body === "object")),
});

/** A sale that this browser keeps. */
export type KeptSale = v.InferOutput<typeof keptSaleSchema>;

/** A text that the browser keeps for all tabs; null for none. */
export interface TextStore {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
  /** Calls a listener after each change; returns the end of that. */
  readonly subscribe: (listener: () => void) => () => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The sales of a stored text; what cannot be read is left out. */
export function readKeptSales(text: string | null): readonly KeptSale[] {
  const stored = text === null ? null : parsed(text);
  return (Array.isArray(stored) ? stored : []).flatMap((one) => {
    const { success, output } = v.safeParse(keptSaleSchema, one);
    return success ? [output] : [];
  });
}

const write = (store: TextStore, sales: readonly KeptSale[]): void =>
  store.write(sales.length === 0 ? null : JSON.stringify(sales));

/** Keeps a sale beside those of other tabs, in the place of the one with its id; false where the browser has no space for it. */
export function keepSale(store: TextStore, sale: KeptSale): boolean {
  write(store, [...readKeptSales(store.read()).filter(({ id }) => id !== sale.id), sale]);
  return readKeptSales(store.read()).some(({ id, state }) => id === sale.id && state === sale.state);
}

/** Ends the keeping of a sale. */
export const forgetSale = (store: TextStore, id: string): void =>
  write(
    store,
    readKeptSales(store.read()).filter((sale) => sale.id !== id),
  );
