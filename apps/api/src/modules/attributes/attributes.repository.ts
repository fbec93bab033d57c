import { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute, AttributeChoice } from "@shop/domain/specifications/attribute.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { attributeChoices, type AttributeRow, attributes, type ChoiceRow } from "./attributes.table.ts";

/** A stored attribute with its choices. */
export interface StoredAttribute extends Attribute, Pick<AttributeRow, "version" | "deletedAt"> {
  readonly sort_index: number;
}

const toChoice = ({ id, name, nameAr, synonyms }: ChoiceRow): AttributeChoice => ({
  id,
  name,
  name_ar: nameAr,
  synonyms,
});

const toStored = (row: AttributeRow, choices: readonly AttributeChoice[]): StoredAttribute => ({
  id: row.id,
  name: row.name,
  name_ar: row.nameAr,
  kind: row.kind,
  unit: row.unit,
  section: row.section,
  section_ar: row.sectionAr,
  sort_index: row.sortIndex,
  filterable: row.filterable,
  on_cards: row.onCards,
  alternative: row.alternative,
  category_ids: row.categoryIds,
  sub_category_ids: row.subCategoryIds,
  choices,
  version: row.version,
  deletedAt: row.deletedAt,
});

/** All attributes with their choices in their order: those that are deleted, or all others. */
export async function findAttributes(queries: Queries, deleted = false): Promise<StoredAttribute[]> {
  noteReads(["attributes"]);
  const rows = await queries
    .select()
    .from(attributes)
    .where(deleted ? isNotNull(attributes.deletedAt) : isNull(attributes.deletedAt))
    .orderBy(asc(attributes.sortIndex), asc(attributes.id));
  const choices = await queries
    .select()
    .from(attributeChoices)
    .orderBy(asc(attributeChoices.position), asc(attributeChoices.id));
  const byAttribute = Map.groupBy(choices, ({ attributeId }) => attributeId);
  return rows.map((row) => toStored(row, (byAttribute.get(row.id) ?? []).map(toChoice)));
}

/** Reads the attributes that are not deleted. */
export const readAttributes = async (queries: Queries): Promise<AttributeSet<StoredAttribute>> =>
  new AttributeSet(await findAttributes(queries));

/** One attribute, deleted or not, or undefined; locks its row until the transaction ends. */
export async function lockAttribute(transaction: Queries, id: number): Promise<AttributeRow | undefined> {
  const [row] = await transaction.select().from(attributes).where(eq(attributes.id, id)).for("update");
  return row;
}

/** Locks all attributes, deleted ones included, until the transaction ends. */
export async function lockAttributes(transaction: Queries): Promise<void> {
  await transaction.select({ id: attributes.id }).from(attributes).orderBy(asc(attributes.id)).for("update");
}

/** Locks attributes against changes until the transaction ends, so that what their values name is not removed meanwhile. */
export async function shareAttributes(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: attributes.id })
    .from(attributes)
    .where(inArray(attributes.id, [...ids]))
    .orderBy(asc(attributes.id))
    .for("share");
}

/** The choices of an attribute in their order. */
export const findChoices = async (queries: Queries, attributeId: number): Promise<AttributeChoice[]> =>
  (
    await queries
      .select()
      .from(attributeChoices)
      .where(eq(attributeChoices.attributeId, attributeId))
      .orderBy(asc(attributeChoices.position), asc(attributeChoices.id))
  ).map(toChoice);

/** One attribute with its choices, deleted or not, or undefined. */
export async function findAttribute(queries: Queries, id: number): Promise<StoredAttribute | undefined> {
  const [row] = await queries.select().from(attributes).where(eq(attributes.id, id));
  return row && toStored(row, await findChoices(queries, id));
}

/** Inserts an attribute. */
export async function insertAttribute(
  transaction: Queries,
  values: typeof attributes.$inferInsert,
): Promise<AttributeRow> {
  const [row] = await transaction.insert(attributes).values(values).returning();
  if (!row) throw new Error("An attribute was not stored.");
  return row;
}

/** Stores attributes and choices with the ids that they have, in this order. */
export async function insertAttributes(transaction: Queries, all: readonly Attribute[]): Promise<void> {
  await inBatches(
    all.map((one, index) => ({
      id: one.id,
      sortIndex: (index + 1) * 10,
      name: one.name,
      nameAr: one.name_ar,
      kind: one.kind,
      unit: one.unit,
      section: one.section,
      sectionAr: one.section_ar,
      filterable: one.filterable,
      onCards: one.on_cards,
      alternative: one.alternative,
      categoryIds: [...one.category_ids],
      subCategoryIds: [...one.sub_category_ids],
    })),
    (batch) => transaction.insert(attributes).values(batch),
  );
  for (const one of all) await storeChoices(transaction, one.id, one.choices);
  await continueIds(transaction, attributes);
  await continueIds(transaction, attributeChoices);
}

/** Updates an attribute and increments its version. */
export async function updateAttribute(
  transaction: Queries,
  id: number,
  change: Partial<typeof attributes.$inferInsert>,
): Promise<AttributeRow> {
  const [row] = await transaction
    .update(attributes)
    .set({ ...change, version: sql`${attributes.version} + 1` })
    .where(eq(attributes.id, id))
    .returning();
  if (!row) throw new Error(`Attribute ${id} was not stored.`);
  return row;
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Replaces the choices of an attribute by these, in this order; those with an id keep it, all others of the attribute are deleted. */
export async function storeChoices(
  transaction: Queries,
  attributeId: number,
  choices: readonly (Omit<AttributeChoice, "id"> & { readonly id?: number | undefined })[],
): Promise<void> {
  const kept = new Set(choices.flatMap(({ id }) => id ?? []));
  const stored = await findChoices(transaction, attributeId);
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await transaction.delete(attributeChoices).where(inArray(attributeChoices.id, gone));
  const rows = choices.map(({ id, name, name_ar, synonyms }, position) => ({
    ...(id !== undefined && { id }),
    attributeId,
    name,
    nameAr: name_ar,
    synonyms: [...synonyms],
    position,
  }));
  await inBatches(
    rows.filter((row) => "id" in row),
    (batch) =>
      transaction
        .insert(attributeChoices)
        .values(batch)
        .onConflictDoUpdate({
          target: attributeChoices.id,
          set: {
            name: excluded("name"),
            nameAr: excluded("name_ar"),
            synonyms: excluded("synonyms"),
            position: excluded("position"),
          },
        }),
  );
  await inBatches(
    rows.filter((row) => !("id" in row)),
    (batch) => transaction.insert(attributeChoices).values(batch),
  );
}

/** Purges attributes that were deleted so many days ago. */
export async function purgeAttributes(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(attributes)
    .where(
      and(
        isNotNull(attributes.deletedAt),
        lt(attributes.deletedAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
}
