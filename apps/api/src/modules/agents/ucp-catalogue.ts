import { ApiError } from "@shop/contract/api-error.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { fromMinorUnits, minorOfPrice } from "@shop/domain/money/money.ts";

import type { AgentCatalogue, AgentRequest } from "./agent-catalogue.ts";
import { MAX_FOUND } from "./agent-inputs.ts";
import type { AgentDetail } from "./agent-product.ts";
import { envelope, failed, type UcpMessage } from "./ucp-envelope.ts";
import { type Group, type GroupNames, groupNames } from "./ucp-groups.ts";
import { ucpProduct } from "./ucp-product.ts";
import type { UcpContext, UcpFilters, UcpGetProduct, UcpLookup, UcpSearch } from "./ucp-requests.ts";

/** Products without a price cannot be stated in the protocol's form. */
const LEAST_PRICE = 1;

const ID = /^[1-9]\d{0,9}$/;
const MAX_ID = 2_147_483_647;

/** The language that a client asks for, else that of its Accept-Language header, else English. */
const languageOf = ({ language }: UcpContext, accepted: string): Locale =>
  /^\s*ar\b/i.test(language ?? accepted) ? "ar" : "en";

/** The price filter where its currency is the shop's, and what is said of one that is not. */
function priceFilterOf(
  filters: UcpFilters,
  { currency }: UcpContext,
): { readonly min?: number | undefined; readonly max?: number | undefined; readonly messages: UcpMessage[] } {
  const price = filters?.price;
  if (!price) return { messages: [] };
  if (currency === undefined || currency === CURRENCY_CODE) return { ...price, messages: [] };
  const content = `Prices are in ${CURRENCY_CODE}; the price filter in ${currency} was left out.`;
  return { messages: [{ type: "warning", code: "price_filter_ignored", content }] };
}

/** Reads the cursor of a search in several groups: which of them, and the place within it. */
function placeOf(
  cursor: string | undefined,
  groups: number,
): { readonly at: number; readonly inner?: string } {
  if (cursor === undefined) return { at: 0 };
  const [, at, inner] = /^(\d{1,2})\.(.*)$/.exec(cursor) ?? [];
  if (at === undefined || Number(at) >= groups) throw new ApiError("bad_query");
  return { at: Number(at), ...(inner && { inner }) };
}

/** Whether a product passes the filters of a lookup. */
const passes = (
  product: AgentDetail,
  filters: UcpFilters,
  context: UcpContext,
  names: GroupNames,
): boolean => {
  const { min = 0, max = Infinity } = priceFilterOf(filters, context);
  const price = product.price === null ? null : Number(minorOfPrice(product.price));
  // A price that is being updated is within no limits.
  const isWithin = price === null ? min === 0 && max === Infinity : price >= min && price <= max;
  const isIn = filters?.categories?.some((name) => names.of(product).includes(name)) ?? true;
  return isIn && isWithin;
};

/** Who asks, and what answers are made from. */
interface Inquiry {
  readonly catalogue: AgentCatalogue;
  readonly from: AgentRequest;
  readonly language: Locale;
  /** The names of categories in that language. */
  readonly names: GroupNames;
}

async function searchProducts(
  { catalogue, from, language, names }: Inquiry,
  { query, filters, context, pagination }: UcpSearch,
): Promise<object> {
  const { min = LEAST_PRICE, max, messages } = priceFilterOf(filters, context);
  const groups: readonly Group[] = filters?.categories ? names.named(filters.categories) : [{}];
  if (groups.length === 0)
    return { ucp: envelope("search"), products: [], pagination: { has_next_page: false, total_count: 0 } };
  const { at, inner } = placeOf(pagination.cursor, groups.length);
  const searchIn = (group: Group | undefined, limit: number, cursor?: string) =>
    catalogue.search(
      {
        ...group,
        ...(query !== undefined && { query }),
        price_min: fromMinorUnits(BigInt(Math.max(min, LEAST_PRICE))),
        ...(max !== undefined && { price_max: fromMinorUnits(BigInt(max)) }),
        in_stock: false,
        on_offer: false,
        limit,
        ...(cursor !== undefined && { cursor }),
        language,
      },
      from,
    );
  const [found, ...others] = await Promise.all([
    searchIn(groups[at], Math.min(pagination.limit, MAX_FOUND), inner),
    ...groups.toSpliced(at, 1).map((group) => searchIn(group, 1)),
  ]);
  const next = found.next_cursor === null ? "" : found.next_cursor;
  const hasNext = next !== "" || at + 1 < groups.length;
  return {
    ucp: envelope("search"),
    products: found.products.flatMap((card) => ucpProduct(card, names) ?? []),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: next === "" ? `${at + 1}.` : `${at}.${next}` }),
      total_count: [found, ...others].reduce((sum, { filters: offered }) => sum + offered.total, 0),
    },
    ...(messages.length > 0 && { messages }),
  };
}

/** A product by its identifier; null for one that is not found. */
async function findProduct({ catalogue, from, language }: Inquiry, id: string): Promise<AgentDetail | null> {
  if (!ID.test(id) || Number(id) > MAX_ID) return null;
  try {
    return await catalogue.product({ id: Number(id), language }, from);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

async function lookUpProducts(inquiry: Inquiry, { ids, filters, context }: UcpLookup): Promise<object> {
  const { names } = inquiry;
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => ({ id, product: await findProduct(inquiry, id) })),
  );
  const messages = [...priceFilterOf(filters, context).messages];
  const products = found.flatMap(({ id, product }) => {
    if (product && !passes(product, filters, context, names)) return [];
    const stated = product && ucpProduct(product, names, [{ id, match: "exact" }]);
    if (!stated) messages.push({ type: "info", code: product ? "price_unknown" : "not_found", content: id });
    return stated ?? [];
  });
  return { ucp: envelope("lookup"), products, ...(messages.length > 0 && { messages }) };
}

async function readProduct(inquiry: Inquiry, { id, filters, context }: UcpGetProduct): Promise<object> {
  const { names } = inquiry;
  const found = await findProduct(inquiry, id);
  if (!found || !passes(found, filters, context, names))
    return failed("lookup", "not_found", `Product not found: ${id}`, "unrecoverable");
  const stated = ucpProduct(found, names);
  return stated
    ? { ucp: envelope("lookup"), product: stated }
    : failed("lookup", "price_unknown", `The price of the product is being updated: ${id}`, "unrecoverable");
}

/** The catalogue in the form of the Universal Commerce Protocol. */
export function ucpCatalogue(catalogue: AgentCatalogue) {
  const answering =
    <R extends { readonly context: UcpContext }>(answer: (inquiry: Inquiry, request: R) => Promise<object>) =>
    async (request: R, from: AgentRequest, accepted: string): Promise<object> => {
      const language = languageOf(request.context, accepted);
      const names = groupNames(await catalogue.categories(language));
      return answer({ catalogue, from, language, names }, request);
    };
  return {
    search: answering(searchProducts),
    lookup: answering(lookUpProducts),
    product: answering(readProduct),
  };
}

/** The catalogue in the form of the Universal Commerce Protocol. */
export type UcpCatalogue = ReturnType<typeof ucpCatalogue>;
