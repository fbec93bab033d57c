import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

/** A benchmark case: a name, and the address of the n-th request, which differs from the previous one. */
export interface BenchCase {
  readonly name: string;
  readonly address: (turn: number) => string;
}

/** Swaps two adjacent letters in the middle of a word. */
const mistyped = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
};

type Values = Readonly<Record<string, string | number>>;

const list = (query: (turn: number) => Values) => (turn: number) =>
  addressOf(endpoints.listProducts, {}, { limit: 12, view: "card", ...query(turn) });
const search = (query: (turn: number) => string) => (turn: number) =>
  addressOf(endpoints.searchProducts, {}, { query: query(turn) });

/** The cases of a catalogue, with products spread over all of it. */
export function benchCases(products: readonly Product[]): BenchCase[] {
  const one = (turn: number): Product => {
    const product = products[(turn * 7919) % products.length];
    if (!product) throw new RangeError("There are no products to ask about.");
    return product;
  };
  const wordsOf = (turn: number): string[] => one(turn).name.split(" ");
  const keyOf = (turn: number): string => foldPartNumber(one(turn).part_number ?? "");
  const longWord = (turn: number): string =>
    (wordsOf(turn).find((word) => /^[A-Za-z]{6,}$/.test(word)) ?? "resistor").toLowerCase();
  /** A word of the name or description of another product for each place. */
  const anyWord = (turn: number, place: number): string => {
    const { name, description } = one(turn * 3 + place * 1009);
    const words = `${name} ${description}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    return words[(turn + place) % words.length] ?? "meter";
  };
  const cursor = (turn: number): string =>
    Buffer.from(JSON.stringify(["price", one(turn).price, one(turn).id])).toString("base64url");

  return [
    { name: "page, newest", address: list(() => ({})) },
    { name: "page, of a category", address: list((turn) => ({ category_id: one(turn).category_id })) },
    {
      name: "page, filtered by a choice and a range",
      address: list((turn) => ({ filters: `a3=${300 + (turn % 8)}&a5_min=${5 * (1 + (turn % 80))} V` })),
    },
    {
      name: "page, filtered by four attributes, by a fifth",
      address: list((turn) => ({
        filters: `a3=${300 + (turn % 8)}&a11=1101&a11=1103&a1_min=1k&a4_max=0.5 W`,
        sort: "a10",
      })),
    },
    {
      name: "filters of all products",
      address: (turn) =>
        addressOf(endpoints.readFacets, {}, { filters: `a5_min=${5 * (1 + (turn % 80))} V` }),
    },
    {
      name: "filters of a category",
      address: (turn) => addressOf(endpoints.readFacets, {}, { category_id: one(turn).category_id }),
    },
    {
      name: "page, by price, deep inside",
      address: list((turn) => ({ sort: "price", cursor: cursor(turn) })),
    },
    { name: "related products", address: list((turn) => ({ related_to: one(turn).id, limit: 5 })) },
    { name: "product", address: (turn) => addressOf(endpoints.readProduct, { id: one(turn).id }) },
    { name: "categories", address: () => addressOf(endpoints.listCategories) },
    { name: "search, part number", address: search((turn) => one(turn).part_number ?? "") },
    { name: "search, its beginning", address: search((turn) => (one(turn).part_number ?? "").slice(0, 5)) },
    { name: "search, four characters inside it", address: search((turn) => keyOf(turn).slice(2, 6)) },
    { name: "search, three characters inside it", address: search((turn) => keyOf(turn).slice(3, 6)) },
    {
      name: "search, it with a typing error",
      address: search((turn) => mistyped(one(turn).part_number ?? "")),
    },
    {
      name: "search, a value in another unit",
      address: search((turn) => `${1 + (turn % 9)}${turn % 10}00 ohm`),
    },
    {
      name: "search, three values of specifications",
      address: search((turn) => `${["10k", "4k7", "2.2k", "330k"][turn % 4] ?? ""} 0805 ${1 + (turn % 2)}%`),
    },
    { name: "search, a whole name", address: search((turn) => one(turn).name) },
    { name: "search, a common word", address: search(longWord) },
    {
      name: "search, two common words",
      address: search((turn) => `${longWord(turn)} ${longWord(turn + 1)}`),
    },
    {
      name: "search, three words that nothing holds together",
      address: search((turn) => [1, 2, 3].map((place) => anyWord(turn, place)).join(" ")),
    },
    { name: "search, a typing error", address: search((turn) => mistyped(longWord(turn))) },
    { name: "search, nothing to find", address: search((turn) => `xq${turn}zw`) },
  ];
}
