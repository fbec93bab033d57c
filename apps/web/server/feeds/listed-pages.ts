import { addresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { pages } from "@shop/contract/pages.ts";
import type { Fetcher } from "@shop/data/call.ts";
import * as v from "valibot";

import { jsonArrayItems } from "./json-array-items.ts";
import type { ListedPage } from "./sitemap.ts";

const categoriesSchema = v.object({ data: v.array(v.object({ id: v.number() })) });
const productSchema = v.object({ id: v.number(), updated_at: v.string() });

const fixed: readonly ListedPage[] = [pages.home, pages.products, pages.about, pages.blogs].map(
  (address) => ({ address }),
);

async function bodyOf(fetch: Fetcher, address: string): Promise<Response> {
  const response = await fetch(address, {});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

/** Every page that search engines may list, read from the API, the products one by one. */
export async function listPages(fetch: Fetcher): Promise<readonly ListedPage[]> {
  const categories = await bodyOf(fetch, addressOf(addresses.listCategorySummaries));
  const { data } = v.parse(categoriesSchema, await categories.json());
  const listed = [...fixed, ...data.map(({ id }) => ({ address: pages.category(id) }))];
  const products = await bodyOf(fetch, addressOf(addresses.listProducts));
  if (!products.body) return listed;
  for await (const item of jsonArrayItems(products.body)) {
    const { id, updated_at } = v.parse(productSchema, item);
    listed.push({ address: pages.product(id), changed: updated_at.slice(0, 10) });
  }
  return listed;
}
