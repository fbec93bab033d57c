import type { QueryClient } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { orderableProducts } from "../products/orderable-product.ts";
import { adminProductQuery } from "../products/queries.ts";
import type { ReadOrderList } from "./new-order-view.ts";

/** The parts of a list with what the search finds for them, all of them. */
async function findAll(api: Api, list: string) {
  const first = await api.call("findParts", { body: { list } });
  const lines = [...first.lines];
  for (let from = first.searched; from < first.parts;) {
    const next = await api.call("findParts", { body: { list, from } });
    lines.push(...next.lines);
    if (next.searched <= from) break;
    from = next.searched;
  }
  return { ...first, lines };
}

/** Reads a pasted list as lines of an order: the shop's parts lists decide which are certain, the administrator's products have price and stock. */
export async function readOrderList(api: Api, client: QueryClient, list: string): Promise<ReadOrderList> {
  const { lines, left_out: leftOut, dropped } = await findAll(api, list);
  const sure = lines.map(({ sure: id, places }) => (places === null ? id : null));
  const ids = new Set(sure.filter((id) => id !== null));
  const stored = await Promise.all([...ids].map((id) => client.fetchQuery(adminProductQuery(api, id))));
  const products = new Map(orderableProducts(stored).map((product) => [product.id, product]));
  const read = lines.map(({ text, qty }, at) => ({
    text,
    qty,
    product: products.get(sure[at] ?? 0) ?? null,
  }));
  return {
    found: read.flatMap(({ product, qty }) => (product ? [{ product, qty }] : [])),
    unread: read.filter(({ product }) => product === null).map(({ text, qty }) => ({ text, qty })),
    leftOut: dropped + leftOut.reduce((sum, { lines: count }) => sum + count, 0),
  };
}
