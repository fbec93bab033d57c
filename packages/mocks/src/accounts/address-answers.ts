import { type Address, type AddressEntry, MAX_ADDRESSES } from "@shop/contract/accounts/address.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { tokenOf } from "./account-answers.ts";

const isSame = (one: Address, entry: Omit<AddressEntry, "id">): boolean =>
  one.name === entry.name &&
  one.governorate === entry.governorate &&
  one.address === entry.address &&
  one.phone === entry.phone &&
  (one.is_default || !entry.is_default);

/** Addresses of which exactly one is the default: the preferred one, else the one that was, else the first; it comes first. */
function withDefault(all: readonly Address[], preferred?: number): Address[] {
  const chosen = preferred ?? all.find((one) => one.is_default)?.id ?? all[0]?.id;
  return all
    .map((one) => Object.assign({}, one, { is_default: one.id === chosen }))
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default) || a.id - b.id);
}

const find = (own: readonly Address[], id: number): Address => {
  const found = own.find((one) => one.id === id);
  if (!found) throw new ApiError("not_found");
  return found;
};

/** Answers to the postal addresses of shoppers. */
export function addressAnswers(state: ShopState) {
  const ownerOf = (request: Request): number => {
    const id = state.tokens.get(tokenOf(request));
    if (id === undefined) throw new ApiError("unauthorized");
    return id;
  };
  const ownOf = (request: Request): readonly Address[] => state.addresses.get(ownerOf(request)) ?? [];
  const store = (request: Request, data: Address[]) => {
    state.addresses.set(ownerOf(request), data);
    return { status: true, data };
  };
  return {
    listAddresses: ({ request }) => ({ data: [...ownOf(request)] }),
    saveAddress: ({ body: { id, ...entry }, request }) => {
      const own = ownOf(request);
      const same = id === undefined ? own : [find(own, id)];
      if (same.some((one) => isSame(one, entry))) return { status: false, data: [...own] };
      if (id === undefined && own.length >= MAX_ADDRESSES)
        throw new ApiError("invalid", { errors: { address: "limit_reached" } });
      const saved = { id: id ?? state.nextId(), ...entry };
      const kept = own.map((one) =>
        one.id === saved.id ? Object.assign({}, saved, { is_default: one.is_default }) : one,
      );
      const all = id === undefined ? [...kept, { ...saved, is_default: false }] : kept;
      return store(request, withDefault(all, entry.is_default ? saved.id : undefined));
    },
    deleteAddress: ({ params: { id }, request }) => {
      const own = ownOf(request);
      find(own, id);
      return store(request, withDefault(own.filter((one) => one.id !== id)));
    },
  } satisfies Partial<Answers>;
}
