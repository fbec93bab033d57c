import type { CallName } from "@shop/contract/addresses.ts";
import type { Category, SubCategory } from "@shop/contract/entities/category.ts";
import type { Order, OrderRequest } from "@shop/contract/entities/order.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import type { User } from "@shop/contract/entities/user.ts";

import type { Answer, ReadCall } from "./read-call.ts";

/** A category; its sub categories stand on their own. */
export type BareCategory = Omit<Category, "sub_category">;

/** An order that the mock shop took. */
export interface MockOrder extends OrderRequest, Omit<Order, "total"> {
  /** Whose it is, where its buyer was signed in. */
  readonly userId: number | undefined;
}

/** Everything that an in-memory shop knows. */
export interface ShopState {
  products: readonly Product[];
  categories: readonly BareCategory[];
  subCategories: readonly SubCategory[];
  readonly users: { readonly user: User; readonly password: string }[];
  readonly admins: { readonly email: string; readonly password: string }[];
  /** Whom each bearer token stands for, by user id. */
  readonly tokens: Map<string, number>;
  readonly orders: MockOrder[];
  adminSignedIn: boolean;
  /** An id that nothing had before. */
  readonly nextId: () => number;
}

/** What the shop answers to every call. */
export type Answers = {
  readonly [N in CallName]: (call: ReadCall<N>) => Answer<N>;
};
