import type { Rohs } from "@shop/domain/catalogue/rohs.ts";
import type { SellingUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";
import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

import { bytewiseText, localMinute } from "../../database/column-types.ts";
import { subCategories } from "../categories/sub-categories/sub-categories.table.ts";
import { suppliers } from "../suppliers/suppliers.table.ts";

/** The price by which the cheapest come first and products without a price last: no price has eleven digits. */
export const pricedFirst = (price: SQLWrapper): SQL => sql`coalesce(nullif(${price}, 0), 10000000000)`;

/** Products of the catalogue. */
export const products = pgTable(
  "products",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    category_id: integer("category_id").notNull(),
    sub_category_id: integer("sub_category_id").notNull(),
    name: text().notNull(),
    name_ar: text("name_ar"),
    /** The folded name, by which lists are sorted. */
    name_sort: bytewiseText("name_sort").notNull(),
    part_number: text("part_number"),
    /** The maker's part number. */
    manufacturer_part_number: text("manufacturer_part_number"),
    /** EAN, UPC or a code of its own. */
    barcode: text(),
    /** The code of its pack, and the units in it. */
    pack_barcode: text("pack_barcode"),
    pack_units: integer("pack_units"),
    brand: text(),
    warranty_months: integer("warranty_months"),
    /** Country of origin as ISO 3166-1 alpha-2 code. */
    country: text(),
    rohs: text().$type<Rohs>(),
    /** What it costs without an offer. */
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    /** What one unit costs the shop, for those who see costs; null where that is not known. */
    cost_price: numeric("cost_price", { precision: 12, scale: 2 }),
    /** Its rate of value added tax in percent, 0 where it is exempt; null for the standard rate. */
    vat_rate: numeric("vat_rate", { precision: 5, scale: 2 }),
    /** The moment since which this price is asked, without an offer in between; kept by the trigger `products_price`. */
    price_since: timestamp("price_since", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** What it costs while its offer holds, from the first to the last minute in the shop's time zone. */
    offer_price: numeric("offer_price", { precision: 12, scale: 2 }),
    offer_from: localMinute("offer_from"),
    offer_until: localMinute("offer_until"),
    /** Lower prices of a piece by rising numbers of pieces. */
    quantity_prices: jsonb("quantity_prices").$type<QuantityPrice[]>().notNull().default([]),
    /** What it costs now: kept by the trigger `products_price`, and by the offers job when an offer begins or ends. */
    current_price: numeric("current_price", { precision: 12, scale: 2 }).notNull().default("0"),
    /** Who sells it to the shop; null where that is not known. */
    supplier_id: integer("supplier_id").references(() => suppliers.id, { onDelete: "set null" }),
    /** What the supplier calls it, and the pieces of a pack of which orders are multiples; null for 1. */
    supplier_part: text("supplier_part"),
    supplier_pack: integer("supplier_pack"),
    /** What one is: price and stock are those of this unit; null for a piece. */
    unit: text().$type<SellingUnit>(),
    /** Pieces of one unit; null for 1, and 2 of a pair. */
    pieces_per_unit: integer("pieces_per_unit"),
    /** The pack that its names tell and that it is not sold in, which is not asked about again; null where none was denied. */
    denied_pack: text("denied_pack"),
    /** The least and the most units of an order, and the step whose multiples are ordered; null for 1, no limit and 1. */
    min_order: integer("min_order"),
    order_step: integer("order_step"),
    max_order: integer("max_order"),
    amount: integer().notNull().default(1),
    /** What all of it cost the shop: kept by the trigger `products_stock_value`, by which the cost of one is their average; null where that is not known. */
    stock_value: numeric("stock_value", { precision: 24, scale: 2 }),
    /** Stock up to which it counts as low; null for the shop's default. */
    low_stock_at: integer("low_stock_at"),
    /** Day on which it is expected in stock again. */
    restock_on: date("restock_on", { mode: "string" }),
    /** Where shoppers see it. */
    visibility: text().$type<Visibility>().notNull().default("shown"),
    /** Values of its attributes, by the ids of the attributes. */
    attribute_values: jsonb("attribute_values").$type<Specifications>().notNull().default({}),
    /** Ids of the products that it does not work without, that go with it and that may stand in for it, each in order. */
    needs: integer().array().notNull().default([]),
    accessories: integer().array().notNull().default([]),
    alternatives: integer().array().notNull().default([]),
    description: text().notNull(),
    description_ar: text("description_ar"),
    /** Raised by each edit and each order, for optimistic locking. */
    version: integer().notNull().default(1),
    /** When it was deleted; null while it is sold. */
    deleted_at: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
    created_at: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updated_at: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "products_sub_category",
      columns: [table.sub_category_id, table.category_id],
      foreignColumns: [subCategories.id, subCategories.categoryId],
    }).onUpdate("cascade"),
    // One index for every filter and order of a list, so that a page costs the same in a catalogue of any size.
    index("products_by_price").on(table.current_price, table.id),
    index("products_by_priced_first").on(pricedFirst(table.current_price), table.id),
    index("products_by_name").on(table.name_sort, table.id),
    index("products_of_category").on(table.category_id, table.id),
    index("products_of_category_by_price").on(table.category_id, table.current_price, table.id),
    index("products_of_category_by_priced_first").on(
      table.category_id,
      pricedFirst(table.current_price),
      table.id,
    ),
    index("products_of_category_by_name").on(table.category_id, table.name_sort, table.id),
    index("products_of_sub_category").on(table.sub_category_id, table.id),
    index("products_of_sub_category_by_price").on(table.sub_category_id, table.current_price, table.id),
    index("products_of_sub_category_by_priced_first").on(
      table.sub_category_id,
      pricedFirst(table.current_price),
      table.id,
    ),
    index("products_of_sub_category_by_name").on(table.sub_category_id, table.name_sort, table.id),
    // Few products are named by others: these find the products that name one.
    index("products_needs")
      .using("gin", table.needs)
      .where(sql`${table.needs} <> '{}'`),
    index("products_accessories")
      .using("gin", table.accessories)
      .where(sql`${table.accessories} <> '{}'`),
    // Finds these among many, whose names match a search.
    index("products_naming")
      .on(table.id)
      .where(sql`${table.needs} <> '{}' or ${table.accessories} <> '{}'`),
    index("products_offers")
      .on(table.id)
      .where(sql`${table.offer_price} is not null`),
    index("products_barcode")
      .on(table.barcode)
      .where(sql`${table.barcode} is not null`),
    index("products_pack_barcode")
      .on(table.pack_barcode)
      .where(sql`${table.pack_barcode} is not null`),
    index("products_of_supplier")
      .on(table.supplier_id, table.id)
      .where(sql`${table.supplier_id} is not null`),
    index("products_deleted")
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null`),
  ],
);

/** Condition of products that name others as needed or as accessories, as few do. */
export const namesOthers: SQL = sql`(${products.needs} <> '{}' or ${products.accessories} <> '{}')`;

/** A stored product. */
export type ProductRow = typeof products.$inferSelect;
