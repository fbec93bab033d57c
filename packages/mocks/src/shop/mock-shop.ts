import type { CallName } from "@shop/contract/addresses.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Category, SubCategory } from "@shop/contract/entities/category.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import * as v from "valibot";

import { accountAnswers, tokenOf } from "./account-answers.ts";
import { cartAnswers } from "./cart-answers.ts";
import { catalogueAnswers } from "./catalogue-answers.ts";
import { categoryAdminAnswers } from "./category-admin-answers.ts";
import { matchCall, type MatchedCall } from "./match-call.ts";
import { orderAnswers } from "./order-answers.ts";
import { productAdminAnswers } from "./product-admin-answers.ts";
import { type Answer, readCall } from "./read-call.ts";
import { Refused } from "./refused.ts";
import type { Answers, ShopState } from "./state.ts";

/** What a shop sells, in the contract's shapes. */
export interface MockCatalogue {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
}

/** How a mock shop differs from a fresh one. */
export interface MockShopOptions {
  /** Whether an administrator is signed in from the start. */
  readonly adminSignedIn?: boolean;
}

/** The administrator whom every mock shop knows. */
export const mockAdmin = { email: "admin@nilometer.example", password: "open-the-shop" } as const;

/** The shopper whom every mock shop knows. */
export const mockShopper = { email: "mona@nilometer.example", password: "ohm-and-volt" } as const;

/** A shop in memory. */
export interface MockShop {
  /** What it knows: for tests to look at and to change. */
  readonly state: ShopState;
  /** Answers a request as the API does; null where the address is none of the API's. */
  readonly answer: (request: Request) => Promise<Response | null>;
}

/** Opens a shop in memory over a catalogue, which stays as it is. */
export function createMockShop(
  catalogue: MockCatalogue,
  { adminSignedIn = false }: MockShopOptions = {},
): MockShop {
  const state = stateOf(catalogue, adminSignedIn);
  const answers: Answers = {
    ...catalogueAnswers(state),
    ...accountAnswers(state),
    ...productAdminAnswers(state),
    ...categoryAdminAnswers(state),
    ...orderAnswers(state),
    ...cartAnswers(state),
  };

  async function answerOf<N extends CallName>(
    matched: MatchedCall & { readonly name: N },
    request: Request,
  ): Promise<Answer<N>> {
    refuseStrangers(state, matched.name, request);
    const call = await readCall(matched, request);
    // An answer that the contract does not know would be a mistake of this shop: it throws.
    return v.parse(endpoints[matched.name].answer, answers[matched.name](call));
  }

  return {
    state,
    answer: async (request) => {
      const matched = matchCall(request.method, new URL(request.url));
      if (matched === null) return null;
      try {
        if (matched === "method") throw new Refused("method_not_allowed");
        return Response.json(await answerOf(matched, request));
      } catch (error) {
        if (error instanceof Refused) return error.toResponse();
        throw error;
      }
    },
  };
}

function refuseStrangers(state: ShopState, name: CallName, request: Request): void {
  const { access } = endpoints[name];
  if (access === "admin" && !state.adminSignedIn) throw new Refused("unauthorized");
  if (access === "user" && !state.tokens.has(tokenOf(request))) throw new Refused("unauthorized");
}

function stateOf({ products, categories, subCategories }: MockCatalogue, adminSignedIn: boolean): ShopState {
  const ids = [...products, ...categories, ...subCategories, ...products.flatMap(({ images }) => images)].map(
    ({ id }) => id,
  );
  let lastId = Math.max(0, ...ids);
  const { email, password } = mockShopper;
  return {
    products,
    categories,
    subCategories,
    users: [
      {
        user: { id: 1, name: "Mona Fathy", email, phone: "01000000000", address1: "Tanta", address2: "" },
        password,
      },
    ],
    admins: [mockAdmin],
    tokens: new Map(),
    orders: [],
    adminSignedIn,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
