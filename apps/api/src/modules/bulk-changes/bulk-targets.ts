import { ApiError } from "@shop/contract/api-error.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_BULK_PRODUCTS } from "@shop/domain/bulk/bulk-rule.ts";
import type { CostedProduct } from "@shop/domain/bulk/change-price.ts";
import type { SoldProduct } from "@shop/domain/bulk/change-selling.ts";
import type { Offer } from "@shop/domain/catalogue/offer.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import type { TieredPrice } from "@shop/domain/money/quantity-prices.ts";
import type { Specification } from "@shop/domain/specifications/attribute.ts";
import type { Supply } from "@shop/domain/suppliers/supply-text.ts";
import { and, asc, inArray, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { conditionOf, type ListingSources } from "../find/listings/product-listings.ts";
import { supplyOfProduct } from "../product-suppliers/product-suppliers.repository.ts";
import { isSold } from "../products/product-visibility.ts";
import { matching } from "../products/products.repository.ts";
import { products } from "../products/products.table.ts";

type Request = v.InferOutput<(typeof endpoints.previewBulkChange)["body"]>;

/** How products are selected: by their ids, or by a filter of the administrators' list. */
export type TargetSelection = Request["selection"];

/** A product that a rule is applied to. */
export interface Target extends Offer, SoldProduct, TieredPrice, CostedProduct {
  readonly id: number;
  readonly price_since: Date;
  readonly amount: number;
  readonly visibility: Visibility;
  /** What all of its stock cost; null where that is not known. */
  readonly stock_value: string | null;
  readonly vat_rate: string | null;
  readonly category_id: number;
  readonly sub_category_id: number;
  /** Its value of the attribute that the rule is about; null without one. */
  readonly specification: Specification | null;
  /** The supplier that it names; null without one, and where the rule is not about suppliers. */
  readonly supply: Supply | null;
}

/** What a rule is about that is stored apart from the other values of products. */
export interface RuleSubject {
  /** Id of an attribute; null for none. */
  readonly attributeId: number | null;
  /** Whether it is about suppliers. */
  readonly isSupply: boolean;
}

/** The columns of a target, with what a rule is about. */
export const targetColumns = ({ attributeId, isSupply }: RuleSubject) => ({
  id: products.id,
  name: products.name,
  name_ar: products.name_ar,
  price: products.price,
  price_since: products.price_since,
  cost_price: products.cost_price,
  stock_value: products.stock_value,
  offer_price: products.offer_price,
  quantity_prices: products.quantity_prices,
  offer_from: products.offer_from,
  offer_until: products.offer_until,
  amount: products.amount,
  visibility: products.visibility,
  vat_rate: products.vat_rate,
  unit: products.unit,
  denied_pack: products.denied_pack,
  pieces_per_unit: products.pieces_per_unit,
  min_order: products.min_order,
  order_step: products.order_step,
  max_order: products.max_order,
  category_id: products.category_id,
  sub_category_id: products.sub_category_id,
  specification:
    attributeId === null
      ? sql<null>`null`
      : sql<Specification | null>`${products.attribute_values} -> ${String(attributeId)}::text`,
  supply: isSupply ? supplyOfProduct : sql<null>`null`,
});

/**
 * The condition of the selected products; null where a search finds nothing. It is made before a transaction, because the search reads outside
 * of it.
 */
export async function selectedBy(
  sources: Pick<ListingSources, "queries" | "search">,
  selection: TargetSelection,
): Promise<SQL | null> {
  if ("ids" in selection) {
    return and(sql`${products.id} = any(${sql.param(selection.ids)}::integer[])`, isSold) ?? null;
  }
  const filter = await conditionOf(sources, {
    ...selection.filter,
    place: "dashboard",
    sort: undefined,
    lowStock: selection.filter.low_stock === "only",
  });
  return (filter && matching(filter)) ?? null;
}

/**
 * The selected products by ascending id, locked until the transaction ends where `isLocking`. Orders lock in the same order, so that none waits
 * for another that waits for it. Throws invalid for too many.
 */
export async function findTargets(
  queries: Queries,
  condition: SQL | null,
  { isLocking, subject }: { readonly isLocking: boolean; readonly subject: RuleSubject },
): Promise<Target[]> {
  if (condition === null) return [];
  const query = queries
    .select(targetColumns(subject))
    .from(products)
    .where(condition)
    .orderBy(asc(products.id))
    .limit(MAX_BULK_PRODUCTS + 1);
  const rows = await (isLocking ? query.for("update") : query);
  if (rows.length > MAX_BULK_PRODUCTS) throw new ApiError("invalid", { errors: { selection: "too_large" } });
  return rows;
}

/** The numbers of selected products by their sub category, with that of its category. */
export const countTargets = async (queries: Queries, condition: SQL | null) =>
  condition === null
    ? []
    : await queries
        .select({
          category_id: products.category_id,
          sub_category_id: products.sub_category_id,
          count: sql<number>`count(*)::integer`,
        })
        .from(products)
        .where(condition)
        .groupBy(products.category_id, products.sub_category_id);

/** A product's names. */
export interface ProductNames {
  readonly name: string;
  readonly name_ar: string | null;
}

/** Finds the names of products, deleted or not; those of a purged one are empty. */
export async function findNames(
  queries: Queries,
  ids: readonly number[],
): Promise<(id: number) => ProductNames> {
  const { id, name, name_ar: nameAr } = products;
  const rows =
    ids.length === 0
      ? []
      : await queries
          .select({ id, name, nameAr })
          .from(products)
          .where(inArray(id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, { name: row.name, name_ar: row.nameAr }]));
  return (one) => found.get(one) ?? { name: "", name_ar: null };
}
