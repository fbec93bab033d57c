import { gt, max } from "drizzle-orm";

import { postings } from "../../src/modules/books/postings.table.ts";
import type { TestApi } from "./test-api.ts";

/** Lets something happen on a day: what is posted meanwhile is dated on it. */
export async function on<T>(
  { database: { queries } }: Pick<TestApi, "database">,
  day: string,
  work: () => Promise<T>,
): Promise<T> {
  const [last] = await queries.select({ id: max(postings.id) }).from(postings);
  const result = await work();
  await queries
    .update(postings)
    .set({ day })
    .where(gt(postings.id, last?.id ?? 0));
  return result;
}
