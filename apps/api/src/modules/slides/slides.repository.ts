import { noteReads } from "@shop/serving/reads.ts";
import { asc, eq, not } from "drizzle-orm";

import { continueIds } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { type SlideRow, slides } from "./slides.table.ts";

/** The slides that are not hidden, in order. */
export function findVisibleSlides(queries: Queries): Promise<SlideRow[]> {
  noteReads(["slides"]);
  return queries
    .select()
    .from(slides)
    .where(not(slides.hidden))
    .orderBy(asc(slides.position), asc(slides.id));
}

/** Stores slides with the ids that they have. */
export async function insertSlides(transaction: Queries, rows: SlideRow[]): Promise<void> {
  await transaction.insert(slides).values(rows);
  await continueIds(transaction, slides);
}

/** All slides, in order. */
export const findSlides = (queries: Queries): Promise<SlideRow[]> =>
  queries.select().from(slides).orderBy(asc(slides.position), asc(slides.id));

/** Inserts a slide. */
export async function insertSlide(
  transaction: Queries,
  values: typeof slides.$inferInsert,
): Promise<SlideRow> {
  const [row] = await transaction.insert(slides).values(values).returning();
  if (!row) throw new Error("A slide was not stored.");
  return row;
}

/** Updates a slide; throws where there is none. */
export async function updateSlide(
  transaction: Queries,
  id: number,
  change: Partial<typeof slides.$inferInsert>,
): Promise<SlideRow> {
  const [row] = await transaction.update(slides).set(change).where(eq(slides.id, id)).returning();
  if (!row) throw new Error(`Slide ${id} was not stored.`);
  return row;
}

/** Deletes a slide; false where there is none. */
export const deleteSlide = async (transaction: Queries, id: number): Promise<boolean> =>
  (await transaction.delete(slides).where(eq(slides.id, id)).returning({ id: slides.id })).length > 0;
