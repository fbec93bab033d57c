import type { Bilingual } from "../locale/locale.ts";

/** Methods of payment that every shop has. */
export const fixedMethods = [
  "cash",
  "instapay",
  "wallet",
  "transfer",
  "courier",
  "card",
  // What the shop owes a customer: only orders of an account are paid by it.
  "credit",
] as const;

/** Method of payment that every shop has. */
export type FixedMethod = (typeof fixedMethods)[number];

/** Ids of methods that an owner names; one that was stored is archived and never used for another. */
export const ownMethodIds = [
  "own_1",
  "own_2",
  "own_3",
  "own_4",
  "own_5",
  "own_6",
  "own_7",
  "own_8",
  "own_9",
  "own_10",
  "own_11",
  "own_12",
] as const;

/** Id of a method that an owner names. */
export type OwnMethodId = (typeof ownMethodIds)[number];

/** Ways in which money is paid: everything that lists or sums by method goes by these. */
export const paymentMethods = [...fixedMethods, ...ownMethodIds] as const;

/** Way in which money is paid. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A method of payment that an owner has named. */
export interface OwnMethod {
  readonly id: OwnMethodId;
  readonly name: Bilingual;
  /** The number of its account in the journal. */
  readonly account: string;
  /** Whether it can no longer be chosen; what was paid by it stays. */
  readonly archived: boolean;
}

/** Maximum length of the name of a method. */
export const METHOD_NAME_LENGTH = 40;

/** Whether a method is one that an owner names. */
export const isOwnMethod = (method: string): method is OwnMethodId =>
  ownMethodIds.some((id) => id === method);

/** The methods that can be chosen, the fixed ones first. */
export const openMethods = (own: readonly Pick<OwnMethod, "id" | "archived">[]): readonly PaymentMethod[] => [
  ...fixedMethods,
  ...own.filter(({ archived }) => !archived).map(({ id }) => id),
];

/** An id that no method of an owner has; null where there is none left. */
export const freeMethodId = (own: readonly Pick<OwnMethod, "id">[]): OwnMethodId | null =>
  ownMethodIds.find((id) => own.every((one) => one.id !== id)) ?? null;

/** Whether methods leave out one that was stored: it is archived in place of that. */
export const losesMethods = (
  before: readonly Pick<OwnMethod, "id">[],
  after: readonly Pick<OwnMethod, "id">[],
): boolean => before.some(({ id }) => after.every((one) => one.id !== id));
