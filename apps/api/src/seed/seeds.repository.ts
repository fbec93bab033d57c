import { eq } from "drizzle-orm";

import type { Queries } from "../database/database.ts";
import { seeds } from "./seeds.table.ts";

/** Whether a seed was applied. */
export const isSeeded = async (queries: Queries, name: string): Promise<boolean> =>
  (await queries.$count(seeds, eq(seeds.name, name))) > 0;

/** Notes that a seed was applied. */
export const noteSeeded = async (transaction: Queries, name: string): Promise<void> => {
  await transaction.insert(seeds).values({ name });
};
