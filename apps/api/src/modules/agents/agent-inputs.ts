import { MAX_LINE_QUANTITY, SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { PARTS_AT_ONCE, PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import * as v from "valibot";

/** Products of one page of a search at the most. */
export const MAX_FOUND = 50;

const MAX_ID = 2_147_483_647;
const MAX_VALUE_LENGTH = 100;
const MAX_FILTERS = 20;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID));
const value = v.pipe(v.string(), v.maxLength(MAX_VALUE_LENGTH));

const described = <const S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text));

const language = v.optional(described(v.picklist(locales), "Language of names and texts."), "en");
const productId = described(id, "Id of a product, as a search answers it.");

const price = (text: string) =>
  v.optional(described(v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/)), text));

const attributeFilter = v.object({
  attribute_id: described(id, "Id of an attribute among the filters that a search answers."),
  values: v.optional(
    described(
      v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(MAX_FILTERS)),
      "Ids of values, any of which products have; for attributes with values.",
    ),
  ),
  min: v.optional(described(value, "Least value with its unit, such as '4.7k', '10 uF' or '-40 °C'.")),
  max: v.optional(described(value, "Highest value with its unit.")),
});

/** Input of a search. */
export const searchInput = v.object({
  query: v.optional(
    described(
      v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)),
      "Part number, words or values with units in English or Arabic, such as 'NE555P', 'resistor 4.7k 0805' or 'logic level mosfet'. Without it the products that the filters let through.",
    ),
  ),
  category_id: v.optional(described(id, "Only products of a category.")),
  sub_category_id: v.optional(described(id, "Only products of a sub category.")),
  brands: v.optional(
    described(
      v.pipe(v.array(value), v.maxLength(MAX_FILTERS)),
      "Only products of any of these brands, by the names among the filters.",
    ),
  ),
  filters: v.optional(
    described(
      v.pipe(v.array(attributeFilter), v.maxLength(MAX_FILTERS)),
      "Only products whose specifications pass all of these.",
    ),
  ),
  price_min: price("Least price in EGP, such as '10.50'."),
  price_max: price("Highest price in EGP."),
  in_stock: v.optional(described(v.boolean(), "Only products in stock."), false),
  on_offer: v.optional(described(v.boolean(), "Only products on offer."), false),
  sort: v.optional(
    described(
      v.picklist(["newest", "price", "-price", "name", "-name", "piece_price"]),
      "Order of the products; '-' reverses it. By default what fits a query best comes first.",
    ),
  ),
  limit: v.optional(
    described(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FOUND)), "Number of products."),
    10,
  ),
  cursor: v.optional(
    described(
      v.pipe(v.string(), v.maxLength(500)),
      "The next_cursor of the answer before, for the next page.",
    ),
  ),
  language,
});

/** Input of what is about one product. */
export const productInput = v.object({ id: productId, language });

/** Input of what needs a language alone. */
export const languageInput = v.object({ language });

/** Input of the cost of delivery. */
export const deliveryInput = v.object({
  goods: price("Total of the goods in EGP, above which delivery may be free; 0 by default."),
  governorate: v.optional(
    described(
      v.picklist(governorates),
      "Only the cost to one governorate, by its code (ISO 3166-2:EG, such as 'EG-C' for Cairo).",
    ),
  ),
  language,
});

/** Input of a parts list. */
export const partsListInput = v.object({
  list: described(
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(PARTS_LIST_MAX_LENGTH)),
    "Lines as people write them ('10 x NE555P'), or a bill of materials with headings as CSV or tabs.",
  ),
  boards: v.optional(
    described(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
      "Number of boards, by which quantities are multiplied.",
    ),
    1,
  ),
  from: v.optional(
    described(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
      `Parts to skip, for lists of more than ${PARTS_AT_ONCE}: 'searched' of the answer before.`,
    ),
    0,
  ),
  language,
});

/** A search. */
export type SearchInput = v.InferOutput<typeof searchInput>;
/** A question about one product. */
export type ProductInput = v.InferOutput<typeof productInput>;
/** A question about delivery. */
export type DeliveryInput = v.InferOutput<typeof deliveryInput>;
/** A parts list to read. */
export type PartsListInput = v.InferOutput<typeof partsListInput>;
