/** What administrators can be allowed, in the order of forms and lists; an owner is allowed all of it. */
export const adminRights = [
  /** See orders with their papers and payments, and the close of a day. */
  "view_orders",
  /** Take and change orders, book payments, and see and resend mails. */
  "orders",
  /** Look up buyers of earlier orders, and export their names, phones and addresses. */
  "customers",
  /** Change the catalogue: products, groups, brands, specifications, slides, words of the search, imports. */
  "products",
  /** Change prices, offers and quantity prices of products. */
  "prices",
  /** See what products cost and what orders earn, and change it with the right to what it belongs to. */
  "costs",
  /** See figures and export them. */
  "figures",
  /** Export the journal with all costs for an accounting program, and close months. */
  "books",
  /** Change the settings of the shop. */
  "settings",
] as const;

/** Something that an administrator is allowed. */
export type AdminRight = (typeof adminRights)[number];

/** What a call or page requires: a right, or to be an owner. */
export type Need = AdminRight | "owner";

/** The right without which another one means nothing. */
const bases: Readonly<Partial<Record<AdminRight, AdminRight>>> = {
  orders: "view_orders",
  customers: "view_orders",
  prices: "products",
  books: "figures",
};

/** Whether each of some rights has the one that it builds on. */
export const areSound = (rights: readonly AdminRight[]): boolean =>
  rights.every((right) => {
    const base = bases[right];
    return base === undefined || rights.includes(base);
  });

/** Some rights with one more and what it builds on, or without it and what builds on it; in the order of {@link adminRights}. */
export function withRight(
  rights: readonly AdminRight[],
  right: AdminRight,
  isGiven: boolean,
): readonly AdminRight[] {
  return adminRights.filter((one) => {
    const isMeant = isGiven ? one === right || bases[right] === one : one === right || bases[one] === right;
    return isMeant ? isGiven : rights.includes(one);
  });
}

/** Names of usual sets of rights. */
export const rightPresets = ["sales", "catalogue", "accountant"] as const;

/** The name of a usual set of rights. */
export type RightPreset = (typeof rightPresets)[number];

/** The rights of each usual set. */
export const rightsOfPreset: Readonly<Record<RightPreset, readonly AdminRight[]>> = {
  sales: ["view_orders", "orders", "customers"],
  catalogue: ["products", "prices"],
  accountant: ["view_orders", "figures", "books"],
};

/** The rights of accounts for which none are stated: what every account but an owner could do before there were rights. */
export const formerStaffRights: readonly AdminRight[] = [
  "view_orders",
  "orders",
  "customers",
  "products",
  "prices",
  "figures",
];

/** Who is asked for a right: their role, and the rights of an account that is no owner. */
export interface RightHolder {
  readonly role: "owner" | "staff";
  readonly rights: readonly AdminRight[];
}

/** Whether an administrator has a right, or is an owner where that is required. */
export const may = ({ role, rights }: RightHolder, need: Need): boolean =>
  role === "owner" || (need !== "owner" && rights.includes(need));

/** Whether an administrator has all that is required. */
export const mayAll = (holder: RightHolder, needs: Need | readonly Need[] = []): boolean =>
  [needs].flat().every((need) => may(holder, need));

/** What an account is allowed: everything for an owner, in their order for others. */
export const rightsOf = ({ role, rights }: RightHolder): AdminRight[] =>
  adminRights.filter((right) => role === "owner" || rights.includes(right));

/** The rights that a new account is stored with, for which some may be stated. */
export const storedRights = (given: readonly AdminRight[] | undefined): AdminRight[] => [
  ...(given ?? formerStaffRights),
];
