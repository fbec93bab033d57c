import type { Admin } from "@shop/contract/accounts/user.ts";
import type { CallName } from "@shop/contract/addresses.ts";
import { adminRefusal } from "@shop/contract/admin-refusal.ts";
import { answerTextFor } from "@shop/contract/admins/without-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { readInput } from "@shop/contract/read-input.ts";
import { storedSettingsSchema } from "@shop/contract/settings/shop.ts";
import type { Slide } from "@shop/contract/slides/slide.ts";
import { storedRights } from "@shop/domain/admins/rights.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Catalogue } from "@shop/fixtures/catalogue.ts";
import * as v from "valibot";

import { accountAnswers, tokenOf } from "../accounts/account-answers.ts";
import { adminAnswers, aSession, signedInAdmin, toAdmin } from "../admins/admin-answers.ts";
import { secondFactorAnswers } from "../admins/second-factor-answers.ts";
import { attributeAnswers } from "../attributes/attribute-answers.ts";
import { attributeSheetAnswers } from "../attributes/attribute-sheet-answers.ts";
import { bookAnswers } from "../books/book-answers.ts";
import { brandAnswers } from "../brands/brand-answers.ts";
import { bulkChangeAnswers } from "../bulk-changes/bulk-change-answers.ts";
import { cartAnswers } from "../carts/cart-answers.ts";
import { cashUpAnswers } from "../cash-up/cash-up-answers.ts";
import { adminGroupAnswers } from "../categories/admin-group-answers.ts";
import { demonstrationAnswers } from "../demonstration/demonstration-answers.ts";
import { firstStepAnswers } from "../first-steps/first-step-answers.ts";
import { homeAnswers } from "../home/home-answers.ts";
import { imageAnswers } from "../images/image-answers.ts";
import { productImportAnswers } from "../imports/product-import-answers.ts";
import { mailAnswers } from "../mails/mail-answers.ts";
import { adminOrderAnswers } from "../orders/admin-order-answers.ts";
import { orderAnswers } from "../orders/order-answers.ts";
import { parcelAnswers } from "../orders/parcel-answers.ts";
import { paymentAnswers } from "../orders/payment-answers.ts";
import { returnAnswers } from "../orders/return-answers.ts";
import { takeOrderAnswers } from "../orders/take-order-answers.ts";
import { overviewAnswers } from "../overview/overview-answers.ts";
import { partsListAnswers } from "../parts-lists/parts-list-answers.ts";
import { productFileAnswers } from "../product-files/product-file-answers.ts";
import { adminProductAnswers } from "../products/admin-product-answers.ts";
import { catalogueAnswers } from "../products/catalogue-answers.ts";
import { restockRequestAnswers } from "../restock-requests/restock-request-answers.ts";
import { savedFilterAnswers } from "../saved-filters/saved-filter-answers.ts";
import { searchMissAnswers } from "../search-misses/search-miss-answers.ts";
import { synonymAnswers } from "../search-synonyms/synonym-answers.ts";
import { settingsAnswers } from "../settings/settings-answers.ts";
import { settlementAnswers } from "../settlements/settlement-answers.ts";
import { slideAnswers } from "../slides/slide-answers.ts";
import { supplierAnswers } from "../suppliers/supplier-answers.ts";
import { taxDocumentAnswers } from "../tax-documents/tax-document-answers.ts";
import type { Answer } from "./call.ts";
import { matchCall, type MatchedCall } from "./match-call.ts";
import type { Answers, MockOrder, ShopState } from "./state.ts";

/** The content of a shop; nothing by default. */
interface MockCatalogue extends Partial<Catalogue> {
  readonly slides?: readonly Slide[];
  /** Groups of words that mean the same to the search. */
  readonly synonyms?: readonly string[];
}

/** Options of a mock shop. */
export interface MockShopOptions {
  /** Whether an administrator is signed in from the start. */
  readonly adminSignedIn?: boolean;
  /** Whether {@link mockAdmin} still has a generated password. */
  readonly mustChangePassword?: boolean;
  /** Orders that were placed before, by ascending id; none by default. */
  readonly orders?: readonly MockOrder[];
}

/** The administrator of every mock shop. */
export const mockAdmin = { email: "admin@nilometer.example", password: "open-the-shop" } as const;

/** The registered shopper of every mock shop. */
export const mockShopper = { email: "mona@nilometer.example", password: "ohm-and-volt" } as const;

/** A shop in memory. */
export interface MockShop {
  /** Its data, for tests to inspect and change. */
  readonly state: ShopState;
  /** Answers a request in the form of the API; null for an address outside of it, and for a call that no story makes. */
  readonly answer: (request: Request) => Promise<Response | null>;
}

/** Creates a shop in memory over a catalogue, which it does not change. */
export function createMockShop(catalogue: MockCatalogue, options: MockShopOptions = {}): MockShop {
  const state = stateOf(catalogue, options);
  const answers: Answers = {
    ...catalogueAnswers(state),
    ...slideAnswers(state),
    ...adminProductAnswers(state),
    ...attributeAnswers(state),
    ...attributeSheetAnswers(state),
    ...brandAnswers(state),
    ...bulkChangeAnswers(state),
    ...imageAnswers(state),
    ...productFileAnswers(state),
    ...adminGroupAnswers(state),
    ...accountAnswers(state, mockShopper),
    ...adminAnswers(state),
    ...secondFactorAnswers(state),
    ...settlementAnswers(state),
    ...cashUpAnswers(state),
    ...bookAnswers(state),
    ...orderAnswers(state),
    ...taxDocumentAnswers(state),
    ...adminOrderAnswers(state),
    ...paymentAnswers(state),
    ...parcelAnswers(state),
    ...returnAnswers(state),
    ...takeOrderAnswers(state),
    ...overviewAnswers(state),
    ...demonstrationAnswers(state),
    ...firstStepAnswers(),
    ...settingsAnswers(state),
    ...homeAnswers(state),
    ...mailAnswers(state),
    ...restockRequestAnswers(state),
    ...savedFilterAnswers(state),
    ...searchMissAnswers(state),
    ...synonymAnswers(state),
    ...supplierAnswers(state),
    ...productImportAnswers(state),
    ...cartAnswers(state),
    ...partsListAnswers(state),
  };

  async function answerOf<N extends CallName>(
    { name, params }: MatchedCall & { readonly name: N },
    request: Request,
  ): Promise<Answer<N> | null> {
    const answer = answers[name];
    if (!answer) return null;
    const { access }: Endpoint = endpoints[name];
    if (access === "admin") {
      const refusal = adminRefusal(readerOf(state) ?? null, endpoints[name]);
      if (refusal !== null) throw new ApiError(refusal);
    }
    if (access === "user" && !state.tokens.has(tokenOf(request))) throw new ApiError("unauthorized");
    const call = { ...(await readInput(endpoints[name], request, params)), request };
    // Throws for an answer that violates the contract, which is a bug of the mocks.
    return v.parse(endpoints[name].answer, await answer(call));
  }

  return {
    state,
    answer: async (request) => {
      const matched = matchCall(request.method, new URL(request.url));
      if (matched === null) return null;
      try {
        const answer: unknown = await answerOf(matched, request);
        if (answer === null) return null;
        if (answer instanceof Blob) return new Response(answer);
        return new Response(answerTextFor(readerOf(state), answer), {
          headers: { "content-type": "application/json" },
        });
      } catch (error) {
        if (error instanceof ApiError)
          return error.toResponse((body) => answerTextFor(readerOf(state), body));
        throw error;
      }
    },
  };
}

/** The signed-in administrator; undefined without one. */
const readerOf = (state: ShopState): Admin | undefined => {
  const admin = state.adminSignedIn ? signedInAdmin(state) : undefined;
  return admin && toAdmin(state, admin);
};

function stateOf(
  {
    products = [],
    categories = [],
    subCategories = [],
    slides = [],
    attributes = [],
    attributeTexts,
    links,
    brands = [],
    synonyms = [],
  }: MockCatalogue,
  { adminSignedIn = false, mustChangePassword = false, orders = [] }: MockShopOptions,
): ShopState {
  const ids = [
    ...products,
    ...categories,
    ...subCategories,
    ...slides,
    ...brands,
    ...attributes,
    ...attributes.flatMap(({ choices }) => choices),
    ...products.flatMap(({ images }) => images),
  ].map(({ id }) => id);
  let lastId = Math.max(0, ...ids);
  const set = new AttributeSet(attributes);
  return {
    products,
    barcodes: new Map(),
    packCodes: new Map(),
    costs: new Map(),
    offers: new Map(),
    quantityPrices: new Map(),
    attributes: attributes.map((one, sort_index) => Object.assign({ sort_index }, one)),
    attributeValues: new Map(
      products.map((one) => [one.id, set.read(attributeTexts?.get(one.id) ?? {}, {}, one).values]),
    ),
    links: new Map(links),
    categories: categories.map(({ sub_category: _groups, ...category }) => ({ ...category, hidden: false })),
    subCategories: subCategories.map((one) => Object.assign({ hidden: false }, one)),
    brands,
    slides: slides.map((slide) => Object.assign({ hidden: false }, slide)),
    edits: new Map(),
    history: [],
    settings: v.parse(storedSettingsSchema, {
      settings: defaultSettings,
      version: 0,
      changed_at: null,
      changed_by: null,
    }),
    bulkChanges: [],
    definitionImports: [],
    admins: [
      {
        ...mockAdmin,
        role: "owner",
        rights: storedRights(undefined),
        must_change_password: mustChangePassword,
      },
    ],
    tokens: new Map(),
    sharedCarts: new Map(),
    orders: [...orders],
    mails: [],
    hasMailServer: true,
    backup: null,
    restockRequests: new Map(),
    savedFilters: [],
    searchMisses: [],
    suppliers: [],
    supplies: new Map(),
    synonyms: synonyms.map((words, index) => ({ id: index + 1, words })),
    adminSignedIn,
    sessions: [aSession(1, mockAdmin.email)],
    adminEmail: mockAdmin.email,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
