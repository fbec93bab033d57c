/** Bounds of a range as they were entered, in any notation of its unit; empty for an open end. */
export interface RangeFilter {
  readonly min: string;
  readonly max: string;
}

/** What narrows a list of products beside its category and search. */
export interface ProductFilters {
  /** Choices of attributes by the ids of the attributes; a product has one of them. Yes is 1 and no is 0. */
  readonly choices: Readonly<Record<string, readonly number[]>>;
  /** Ranges of attributes by the ids of the attributes; a product's value or range reaches into it. */
  readonly ranges: Readonly<Record<string, RangeFilter>>;
  /** Names of brands; a product has one of them. */
  readonly brands: readonly string[];
  readonly price: RangeFilter;
  readonly inStock: boolean;
  readonly onOffer: boolean;
}

/** No filters. */
export const noFilters: ProductFilters = {
  choices: {},
  ranges: {},
  brands: [],
  price: { min: "", max: "" },
  inStock: false,
  onOffer: false,
};

/** Values of all filters together; further ones are ignored. */
const MAX_VALUES = 100;
/** Characters of a value. */
const MAX_LENGTH = 200;

const MAX_ID = 2_147_483_647;

const choiceParameter = /^a([1-9]\d{0,9})$/;
const rangeParameter = /^(?:a([1-9]\d{0,9})|price)_(min|max)$/;

/** The parameter of an address that has a choice of an attribute. */
export const choiceName = (attributeId: number | string): string => `a${attributeId}`;

/** The parameter of an address that has a bound of an attribute, or with `price` of the price. */
export const boundName = (attributeId: number | string, bound: keyof RangeFilter): string =>
  attributeId === "price" ? `price_${bound}` : `a${attributeId}_${bound}`;

/** The parameter of brands. */
export const BRAND_PARAMETER = "brand";
/** The parameter of 'in stock'. */
export const STOCK_PARAMETER = "stock";
/** The parameter of 'on offer'. */
export const OFFER_PARAMETER = "offer";

/** True for a parameter of an address that is one of a filter. */
export const isFilterParameter = (name: string): boolean =>
  name === BRAND_PARAMETER ||
  name === STOCK_PARAMETER ||
  name === OFFER_PARAMETER ||
  choiceParameter.test(name) ||
  rangeParameter.test(name);

const isOpen = ({ min, max }: RangeFilter): boolean => min === "" && max === "";

/** Reads the filters of an address; parameters of other kinds and values that cannot be ids are ignored. */
export function filtersOf(parameters: Iterable<readonly [name: string, value: string]>): ProductFilters {
  const choices: Record<string, number[]> = {};
  const ranges: Record<string, { min: string; max: string }> = {};
  const brands = new Set<string>();
  const price = { min: "", max: "" };
  let inStock = false;
  let onOffer = false;
  let left = MAX_VALUES;
  for (const [name, given] of parameters) {
    const text = given.trim();
    if (text === "" || text.length > MAX_LENGTH || left === 0) continue;
    const choice = choiceParameter.exec(name)?.[1];
    const [, attribute, bound] = rangeParameter.exec(name) ?? [];
    if (choice !== undefined) {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      if (Number(choice) > MAX_ID || !(id <= MAX_ID)) continue;
      const ids = (choices[choice] ??= []);
      if (!ids.includes(id)) ids.push(id);
    } else if (bound === "min" || bound === "max") {
      if (attribute === undefined) price[bound] = text;
      else if (Number(attribute) <= MAX_ID) {
        (ranges[attribute] ??= { min: "", max: "" })[bound] = text;
      }
    } else if (name === BRAND_PARAMETER) brands.add(text);
    else if (name === STOCK_PARAMETER) inStock ||= text === "1";
    else if (name === OFFER_PARAMETER) onOffer ||= text === "1";
    else continue;
    left -= 1;
  }
  return { choices, ranges, brands: [...brands], price, inStock, onOffer };
}

const byId = (a: string, b: string): number => Number(a) - Number(b);

const boundsOf = (id: string, range: RangeFilter): [string, string][] =>
  (["min", "max"] as const).flatMap((bound) =>
    range[bound] === "" ? [] : [[boundName(id, bound), range[bound]]],
  );

/** The parameters of filters, always in the same order. */
export function parametersOf({
  choices,
  ranges,
  brands,
  price,
  inStock,
  onOffer,
}: ProductFilters): [string, string][] {
  return [
    ...Object.keys(choices)
      .toSorted(byId)
      .flatMap((id) =>
        (choices[id] ?? [])
          .toSorted((a, b) => a - b)
          .map((choice): [string, string] => [choiceName(id), String(choice)]),
      ),
    ...Object.keys(ranges)
      .toSorted(byId)
      .flatMap((id) => boundsOf(id, ranges[id] ?? noFilters.price)),
    ...brands.toSorted().map((brand): [string, string] => [BRAND_PARAMETER, brand]),
    ...boundsOf("price", price),
    ...(inStock ? [[STOCK_PARAMETER, "1"] satisfies [string, string]] : []),
    ...(onOffer ? [[OFFER_PARAMETER, "1"] satisfies [string, string]] : []),
  ];
}

/** The filters as one text, the same for the same filters; empty without any. */
export const filterText = (filters: ProductFilters): string =>
  parametersOf(filters)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&");

/** Number of filters that are set, each choice on its own. */
export const countFilters = ({ choices, ranges, brands, price, inStock, onOffer }: ProductFilters): number =>
  Object.values(choices).reduce((sum, ids) => sum + ids.length, 0) +
  Object.values(ranges).filter((range) => !isOpen(range)).length +
  brands.length +
  Number(!isOpen(price)) +
  Number(inStock) +
  Number(onOffer);

/** True where nothing is filtered. */
export const areEmpty = (filters: ProductFilters): boolean => countFilters(filters) === 0;
