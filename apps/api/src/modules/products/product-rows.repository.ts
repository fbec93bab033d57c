import { noteReads } from "@shop/serving/reads.ts";
import { productTag } from "@shop/serving/tags.ts";
import { and, eq, getTableColumns, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { prepared } from "../../database/prepared.ts";
import { productFiles, type ShownFile } from "./product-files.table.ts";
import { productImages } from "./product-images.table.ts";
import { isSeenIn, type SeenIn } from "./product-visibility.ts";
import { type ImageRow, type ListPart, partOf } from "./products.repository.ts";
import { type ProductRow, products } from "./products.table.ts";

/** The columns of what cards show, and of what lists are ordered by. */
const cardColumns = {
  id: products.id,
  category_id: products.category_id,
  sub_category_id: products.sub_category_id,
  name: products.name,
  name_ar: products.name_ar,
  name_sort: products.name_sort,
  part_number: products.part_number,
  brand: products.brand,
  price: products.price,
  offer_until: products.offer_until,
  quantity_prices: products.quantity_prices,
  current_price: products.current_price,
  unit: products.unit,
  pieces_per_unit: products.pieces_per_unit,
  min_order: products.min_order,
  order_step: products.order_step,
  max_order: products.max_order,
  amount: products.amount,
  low_stock_at: products.low_stock_at,
  restock_on: products.restock_on,
  attribute_values: products.attribute_values,
};

/** What of a product cards show. */
export type CardColumns = Pick<ProductRow, keyof typeof cardColumns>;

/** What cards show of a product, with its pictures. */
export type CardRow = CardColumns & { readonly images: readonly ImageRow[] };

/** A product with all that its page shows. */
export type PageRow = ProductRow & {
  readonly images: readonly ImageRow[];
  readonly files: readonly ShownFile[];
};

/** The rows of a table as one value, which a statement has beside each of its products. */
const asValue = (columns: Readonly<Record<string, SQLWrapper>>, order: SQL): SQL => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order}), '[]')`;
};

/** The pictures of each product of a statement, in order. */
export function picturesOf(queries: Queries): SQL<ImageRow[]> {
  const { productId, position, id } = productImages;
  const found = asValue(getTableColumns(productImages), sql`${position}, ${id}`);
  return sql`(${queries.select({ found }).from(productImages).where(eq(productId, products.id))})`;
}

/** The files of each product of a statement as shoppers see them, in order. */
function filesOf(queries: Queries): SQL<ShownFile[]> {
  const { productId, position, id, kind, title, titleAr, address, bytes, pages } = productFiles;
  const found = asValue({ id, kind, title, titleAr, address, bytes, pages }, sql`${position}, ${id}`);
  return sql`(${queries.select({ found }).from(productFiles).where(eq(productId, products.id))})`;
}

const selectCards = (queries: Queries) =>
  queries.select({ ...cardColumns, images: picturesOf(queries) }).from(products);

const pageById = prepared((queries) =>
  queries
    .select({ ...getTableColumns(products), images: picturesOf(queries), files: filesOf(queries) })
    .from(products)
    .where(and(eq(products.id, sql.placeholder("id")), isSeenIn("pages")))
    .prepare("product_page"),
);

/** One product with all that its page shows, or undefined. */
export async function findPage(queries: Queries, id: number): Promise<PageRow | undefined> {
  noteReads([productTag(id)]);
  const [row] = await pageById(queries).execute({ id });
  return row;
}

const isOneOf = sql`${products.id} = any(${sql.placeholder("ids")}::integer[])`;

const cardsById = prepared((queries, place: SeenIn) =>
  selectCards(queries)
    .where(and(isOneOf, isSeenIn(place)))
    .prepare(`cards_in_${place}`),
);

const wholeById = prepared((queries, place: SeenIn) =>
  queries
    .select()
    .from(products)
    .where(and(isOneOf, isSeenIn(place)))
    .prepare(`products_in_${place}`),
);

/** Reads rows of products with the columns that are needed of them. */
export interface RowReader<R extends CardColumns> {
  /** One part of a list. */
  readonly part: (queries: Queries, part: ListPart) => Promise<R[]>;
  /** The products of some ids that are seen in a place, in their order; unknown ids are left out. */
  readonly inListedOrder: (queries: Queries, ids: readonly number[], place: SeenIn) => Promise<R[]>;
}

/** Notes that rows were read as a part of a list. */
async function ofList<R extends CardColumns>(rows: PromiseLike<R[]>): Promise<R[]> {
  noteReads(["products"]);
  const found = await rows;
  noteReads(found.map(({ id }) => productTag(id)));
  return found;
}

/** Rows by their ids, in the order of the ids. */
async function inOrder<R extends CardColumns>(
  ids: readonly number[],
  find: (ids: readonly number[]) => Promise<R[]>,
): Promise<R[]> {
  if (ids.length === 0) return [];
  noteReads(ids.map(productTag));
  const rows = new Map((await find(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Reads what cards show. */
export const cardRows: RowReader<CardRow> = {
  part: (queries, part) =>
    ofList(
      selectCards(queries)
        .where(partOf(part))
        .orderBy(...part.order.by)
        .limit(part.limit),
    ),
  inListedOrder: (queries, ids, place) =>
    inOrder(ids, (found) => cardsById(queries, place).execute({ ids: found })),
};

/** Reads whole products, without what is stored beside them. */
export const wholeRows: RowReader<ProductRow> = {
  part: (queries, part) =>
    ofList(
      queries
        .select()
        .from(products)
        .where(partOf(part))
        .orderBy(...part.order.by)
        .limit(part.limit),
    ),
  inListedOrder: (queries, ids, place) =>
    inOrder(ids, (found) => wholeById(queries, place).execute({ ids: found })),
};
