/** Query and mutation keys of orders; apart from `orders.ts`, whose code a login does without. */
export const orderKeys = {
  all: ["orders"],
  account: (token: string) => [...orderKeys.all, "account", token],
  place: () => [...orderKeys.all, "place"],
  find: () => [...orderKeys.all, "find"],
} as const;
