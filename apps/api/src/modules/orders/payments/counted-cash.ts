import { type Drawer, drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { and, eq, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { lockTexts } from "../../../database/lock-texts.ts";
import { dayCounts } from "./day-counts.table.ts";

/** Cash of a day, of a person at a branch. */
export interface DayDrawer extends Drawer {
  readonly day: string;
}

/** Lets one transaction at a time count the cash of a day, or add to it. */
export const lockDrawer = (transaction: Queries, { day, ...drawer }: DayDrawer): Promise<void> =>
  lockTexts(transaction, [`cash ${day} ${drawerKey(drawer)}`]);

/** Whether the cash of a day was counted, of a person at a branch. */
export async function isCounted(transaction: Queries, { day, branch, person }: DayDrawer): Promise<boolean> {
  const rows = await transaction
    .select({ id: dayCounts.id })
    .from(dayCounts)
    .where(
      and(
        eq(dayCounts.day, day),
        eq(dayCounts.person, person),
        sql`${dayCounts.branch} is not distinct from ${branch && JSON.stringify(branch)}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
