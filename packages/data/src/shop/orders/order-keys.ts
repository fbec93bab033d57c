/** Query and mutation keys of orders; apart from `orders.ts`, whose code a login does without. */
export const orderKeys = {
  all: ["orders"],
  account: (token: string) => [...orderKeys.all, "account", token],
  page: (token: string) => [...orderKeys.all, "page", token],
  cancel: (token: string) => [...orderKeys.page(token), "cancel"],
  proof: (token: string) => [...orderKeys.page(token), "proof"],
  paper: (token: string) => [...orderKeys.page(token), "paper"],
  accept: (token: string) => [...orderKeys.page(token), "accept"],
  again: () => [...orderKeys.all, "again"],
  quote: () => [...orderKeys.all, "quote"],
  place: () => [...orderKeys.all, "place"],
  find: () => [...orderKeys.all, "find"],
} as const;
