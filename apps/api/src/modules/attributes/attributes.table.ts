import type { AlternativeRule, AttributeKind } from "@shop/domain/specifications/attribute.ts";
import type { UnitName } from "@shop/domain/specifications/units.ts";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Attributes of products: what their values are, and which products have them. */
export const attributes = pgTable("attributes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameAr: text("name_ar"),
  kind: text().$type<AttributeKind>().notNull(),
  /** The unit of numbers; `none` for plain numbers and every other kind. */
  unit: text().$type<UnitName>().notNull().default("none"),
  /** Heading under which a product's page shows it. */
  section: text(),
  sectionAr: text("section_ar"),
  sortIndex: integer("sort_index").notNull().default(0),
  filterable: boolean().notNull().default(true),
  onCards: boolean("on_cards").notNull().default(false),
  /** How it is compared in the search for alternatives; null where it does not matter. */
  alternative: text().$type<AlternativeRule>(),
  /** Categories whose products have it, with all their sub categories; ids of deleted ones have no effect. */
  categoryIds: integer("category_ids").array().notNull().default([]),
  subCategoryIds: integer("sub_category_ids").array().notNull().default([]),
  /** Raised by each edit, for optimistic locking. */
  version: integer().notNull().default(1),
  /** When it was deleted; null while products have it. */
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
});

/** The values that attributes of the kind `choice` can have. */
export const attributeChoices = pgTable(
  "attribute_choices",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id, { onDelete: "cascade" }),
    name: text().notNull(),
    nameAr: text("name_ar"),
    /** Other spellings that are read as this choice. */
    synonyms: text().array().notNull().default([]),
    position: integer().notNull(),
  },
  (table) => [index("attribute_choices_attribute").on(table.attributeId, table.position)],
);

/** A stored attribute. */
export type AttributeRow = typeof attributes.$inferSelect;
/** A stored choice. */
export type ChoiceRow = typeof attributeChoices.$inferSelect;
