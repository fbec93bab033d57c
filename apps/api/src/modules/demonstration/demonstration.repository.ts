import type { DemonstrationKind } from "@shop/contract/demonstration/demonstration.ts";
import { and, eq, exists, inArray, notExists, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { history } from "../history/history.table.ts";
import type { SlideRow } from "../slides/slides.table.ts";
import { demonstration } from "./demonstration.table.ts";

/** The kinds whose changes the history has; those of slides are found by what they hold. */
export const recordedKinds = [
  "product",
  "category",
  "sub_category",
  "brand",
  "attribute",
  "synonym_group",
] as const satisfies readonly DemonstrationKind[];

/** One of {@link recordedKinds}. */
export type RecordedKind = (typeof recordedKinds)[number];

/** Rows that have ids. */
type Rows = readonly { readonly id: number }[];

/** Marks rows that the seed of the demonstration has inserted. */
export const markSeeded = (
  transaction: Queries,
  seeded: Readonly<Record<RecordedKind, Rows>>,
): Promise<void> => {
  const marks = recordedKinds.flatMap((entity) => seeded[entity].map(({ id }) => ({ entity, entityId: id })));
  return inBatches(marks, (batch) => transaction.insert(demonstration).values(batch));
};

/** What makes a slide the owner's once it differs: not that it is hidden, nor its place. */
const contentOf = ({ image, imageAr, alt, altAr, link }: Omit<SlideRow, "position" | "hidden">): string =>
  JSON.stringify([image, imageAr, alt, altAr, link]);

/** Marks slides that the seed of the demonstration has inserted. */
export const markSlides = (
  transaction: Queries,
  rows: readonly Omit<SlideRow, "position" | "hidden">[],
): Promise<void> =>
  inBatches(rows, (batch) =>
    transaction
      .insert(demonstration)
      .values(batch.map((row) => ({ entity: "slide" as const, entityId: row.id, content: contentOf(row) }))),
  );

/** Condition of history entries by which an administrator has made an entity the shop's own; the order of categories is no change of one. */
const makesOwn: SQL = sql`(${history.action} in ('created', 'restored', 'undone') or ${history.action} = 'updated'
  and not (jsonb_array_length(${history.fields}) = 1 and ${history.fields} -> 0 ->> 'field' = 'sort_index'))`;

const ownEntries = (queries: Queries, kind: RecordedKind, id: SQLWrapper) =>
  queries
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.entity, kind), eq(history.entityId, sql`${id}`), makesOwn));

/** Condition of rows that are the demonstration's: seeded, and not changed by an administrator since. */
export const isOfDemonstration = (queries: Queries, kind: RecordedKind, id: SQLWrapper): SQL | undefined => {
  const mark = queries
    .select({ id: demonstration.entityId })
    .from(demonstration)
    .where(and(eq(demonstration.entity, kind), eq(demonstration.entityId, sql`${id}`)));
  return and(exists(mark), notExists(ownEntries(queries, kind, id)));
};

/** The ids of seeded rows, and of those among them that an administrator has changed since. */
export async function findMarks(
  queries: Queries,
  kind: RecordedKind,
): Promise<{ readonly ids: number[]; readonly changed: ReadonlySet<number> }> {
  const rows = await queries
    .select({
      id: demonstration.entityId,
      isChanged: sql<boolean>`${exists(ownEntries(queries, kind, demonstration.entityId))}`,
    })
    .from(demonstration)
    .where(eq(demonstration.entity, kind));
  return {
    ids: rows.map(({ id }) => id),
    changed: new Set(rows.filter(({ isChanged }) => isChanged).map(({ id }) => id)),
  };
}

/** The ids of entities whose creation by an administrator or an import the history has. */
export async function findCreated(queries: Queries, kind: RecordedKind): Promise<ReadonlySet<number>> {
  const rows = await queries
    .select({ id: history.entityId })
    .from(history)
    .where(and(eq(history.entity, kind), eq(history.action, "created")));
  return new Set(rows.map(({ id }) => id));
}

/** Those of some slides that were seeded, and whether they still hold what they held then. */
export async function seededSlides(
  queries: Queries,
  rows: readonly SlideRow[],
): Promise<ReadonlyMap<number, { readonly isChanged: boolean }>> {
  const ids = rows.map(({ id }) => id);
  const marks = await queries
    .select()
    .from(demonstration)
    .where(and(eq(demonstration.entity, "slide"), inArray(demonstration.entityId, ids)));
  const contents = new Map(marks.map(({ entityId, content }) => [entityId, content]));
  return new Map(
    rows
      .filter(({ id }) => contents.has(id))
      .map((row) => [row.id, { isChanged: contents.get(row.id) !== contentOf(row) }]),
  );
}

/** Whether the shop was seeded with the demonstration. */
export const hadDemonstration = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: demonstration.entityId }).from(demonstration).limit(1)).length > 0;
