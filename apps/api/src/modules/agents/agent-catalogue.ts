import { endpoints } from "@shop/contract/endpoints.ts";
import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { ReadPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { zoneCost } from "@shop/domain/delivery/delivery.ts";
import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { filterText, noFilters } from "@shop/domain/facets/product-filters.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";

import type { OwnCalls } from "../../http/own-calls.ts";
import type { DeliveryInput, PartsListInput, ProductInput, SearchInput } from "./agent-inputs.ts";
import { agentCard, agentProduct } from "./agent-product.ts";

/** What the catalogue for programs reads from. */
export interface AgentSources {
  readonly call: OwnCalls;
  readonly findParts: (list: ReadPartsList, sender: string | null) => Promise<FoundParts>;
}

/** Who asks, and the shop's own address, to which answers lead. */
export interface AgentRequest {
  readonly origin: string;
  /** The client's address; null for a request in process. */
  readonly sender: string | null;
}

/** The filters of a search as the API reads them. */
const filtersOf = ({ filters = [], brands = [], price_min, price_max, in_stock, on_offer }: SearchInput) =>
  filterText({
    ...noFilters,
    brands,
    choices: Object.fromEntries(filters.map(({ attribute_id: id, values = [] }) => [id, values])),
    ranges: Object.fromEntries(filters.map(({ attribute_id: id, min = "", max = "" }) => [id, { min, max }])),
    price: { min: price_min ?? "", max: price_max ?? "" },
    inStock: in_stock,
    onOffer: on_offer,
  });

/** The filters that a search offers, with the number of products of each. */
const offeredOf = (
  { total, attributes, brands, price, in_stock, on_offer, errors }: Facets,
  language: Locale,
) => ({
  total,
  attributes: attributes.map((one) => ({
    attribute_id: one.attribute_id,
    name: localName(one, language),
    ...("values" in one
      ? {
          values: one.values.map((value) => ({
            id: value.id,
            name: localName(value, language),
            count: value.count,
          })),
        }
      : { unit: unitOf(one.unit).symbol, min: one.min, max: one.max, count: one.count }),
  })),
  brands,
  price,
  in_stock,
  on_offer,
  /** Filters that could not be read and were left out. */
  errors,
});

/** What a search did with the words of its query; nothing without one. */
async function wordsOf(call: OwnCalls, query: string | undefined) {
  if (!query?.trim()) return {};
  const { corrected, near, mentioned, unmatched } = await call(endpoints.searchProducts, {
    query: { query, limit: "1" },
  });
  return { words: { corrected, near, mentioned, left_out: unmatched } };
}

/** The products that a search finds, what it did with its words, and the filters that it offers. */
async function search(call: OwnCalls, input: SearchInput, { origin }: AgentRequest) {
  const { query, category_id, sub_category_id, sort, limit, cursor, language } = input;
  const list = {
    query: query?.trim() || undefined,
    category_id: category_id === undefined ? undefined : String(category_id),
    sub_category_id: sub_category_id === undefined ? undefined : String(sub_category_id),
    filters: filtersOf(input),
  };
  const [page, facets, words] = await Promise.all([
    call(endpoints.listProducts, { query: { ...list, sort, limit: String(limit), cursor, view: "card" } }),
    call(endpoints.readFacets, { query: list }),
    wordsOf(call, query),
  ]);
  const found = Array.isArray(page) ? { data: page, next_cursor: null } : page;
  return {
    products: found.data.map((card) => agentCard(card, { origin, language })),
    next_cursor: found.next_cursor,
    ...words,
    values: facets.applied_values.map((value) => ({
      words: value.words,
      name: language === "ar" ? value.name_ar : value.name,
      match: value.match,
    })),
    filters: offeredOf(facets, language),
  };
}

/** The products that belong to one, each as a card. */
async function related(call: OwnCalls, { id, language }: ProductInput, { origin }: AgentRequest) {
  const links = await call(endpoints.readProductLinks, { params: { id } });
  const cards = (list: typeof links.needs) => list.map((card) => agentCard(card, { origin, language }));
  return {
    alternatives: cards(links.alternatives),
    /** On which ground some of them stand for the standard part that the product is, by their ids. */
    alternative_grounds: links.alternative_grounds,
    needs: cards(links.needs),
    accessories: cards(links.accessories),
  };
}

/** The categories with their sub categories by name. */
async function categories(call: OwnCalls, language: Locale) {
  const { data } = await call(endpoints.listCategories);
  return {
    categories: data.map((category) => ({
      id: category.id,
      name: localName(category, language),
      sub_categories: category.sub_category.map((one) => ({
        id: one.id,
        name: localName(one, language),
      })),
    })),
  };
}

/** What delivery costs, by governorate, and where orders are picked up. */
async function delivery(call: OwnCalls, { goods = "0", governorate, language }: DeliveryInput) {
  const rates = await call(endpoints.readDelivery);
  const total = storedAmount(goods);
  return {
    currency: CURRENCY_CODE,
    free_from: rates.free_from,
    /** None where the shop states no costs. */
    governorates: rates.zones.flatMap((zone) =>
      byName(zone.governorates, language)
        .filter((code) => (governorate ?? code) === code)
        .map((code) => ({
          code,
          name: governorateName(code, language),
          cost: zoneCost(zone, rates, total),
          days: { from: zone.days_from, to: zone.days_to },
        })),
    ),
    pick_up: rates.pick_up ? rates.branches.map((branch) => branch[language]) : [],
  };
}

/** The products that the lines of a parts list mean. */
async function partsList(
  findParts: AgentSources["findParts"],
  { list, boards, from, language }: PartsListInput,
  request: AgentRequest,
) {
  const site = { origin: request.origin, language };
  const found = await findParts({ list, boards, from, unfitted: false }, request.sender);
  return {
    parts: found.parts,
    searched: found.searched,
    left_out: found.left_out,
    dropped: found.dropped,
    lines: found.lines.map((line) => ({
      text: line.text,
      quantity: line.qty,
      /** The product that the line means without a doubt; null where it has to be chosen. */
      sure: line.sure,
      /** The part of the line that the shop does not have, and the ids of what may stand for it, by the ground; null for any other line. */
      missing_part: line.missing_part,
      products: line.products.map((card) => agentCard(card, site)),
      total: line.total,
    })),
    page: request.origin + pages.partsList,
  };
}

/** The catalogue for programs and agents, read as pages read it: no function writes, orders or reads anything of people. */
export const agentCatalogue = ({ call, findParts }: AgentSources) => ({
  search: (input: SearchInput, request: AgentRequest) => search(call, input, request),
  /** Throws not_found. */
  product: async ({ id, language }: ProductInput, { origin }: AgentRequest) =>
    agentProduct(await call(endpoints.readProduct, { params: { id } }), { origin, language }),
  /** Throws not_found. */
  related: (input: ProductInput, request: AgentRequest) => related(call, input, request),
  categories: (language: Locale) => categories(call, language),
  delivery: (input: DeliveryInput) => delivery(call, input),
  partsList: (input: PartsListInput, request: AgentRequest) => partsList(findParts, input, request),
});

/** The catalogue for programs and agents. */
export type AgentCatalogue = ReturnType<typeof agentCatalogue>;
