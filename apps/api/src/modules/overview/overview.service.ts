import type { FullOverview } from "@shop/contract/overview/overview.ts";
import { OVERVIEW_MISSES, SALES_DAYS, OVERVIEW_ROWS } from "@shop/domain/constants.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { waitingSince } from "@shop/domain/orders/list/order-waiting.ts";
import { lastShopDays } from "@shop/domain/orders/list/shop-days.ts";
import { demonstrationAddress } from "@shop/domain/site/shop.ts";

import { lastBackup } from "../../backup/backup-folder.ts";
import { LATE_BACKUP_MS } from "../../backup/backup-job.ts";
import type { Queries } from "../../database/database.ts";
import { sumDays } from "../figures/figures.repository.ts";
import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import { countMisses, findMisses } from "../find/search-misses/search-misses.repository.ts";
import { letterHead, type ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { findNewestId } from "../orders/admin-orders.repository.ts";
import { countWaitingProofs } from "../orders/payments/payment-proofs.repository.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { findDay } from "./day.repository.ts";
import {
  countUnsentMails,
  countProductStates,
  countToConfirm,
  countWithoutPicture,
  countWithoutSpecifications,
  findBestSellers,
  findLowest,
} from "./overview.repository.ts";

/** The dashboard's overview. */
export interface OverviewService {
  /** What awaits the administrators now. */
  readonly read: () => Promise<FullOverview>;
}

async function salesOf(queries: Queries, days: readonly string[]): Promise<FullOverview["sales"]> {
  const found = await sumDays(queries, { from: days[0] ?? "", to: days.at(-1) ?? "" });
  const byDay = new Map(found.map(({ day, orders, sales }) => [day, { day, orders, total: sales }]));
  return {
    days: days.map((day) => byDay.get(day) ?? { day, orders: 0, total: "0.00" }),
    orders: found.reduce((sum, { orders }) => sum + orders, 0),
    total: sumOf(found.map(({ sales }) => sales)),
  };
}

/** The last automatic backup in a folder; null where none are made. */
function backupOf(folder: string | undefined): FullOverview["backup"] {
  if (folder === undefined) return null;
  const at = lastBackup(folder)?.at;
  return { last_at: at?.toISOString() ?? null, is_late: !at || Date.now() - at.getTime() > LATE_BACKUP_MS };
}

/**
 * Creates the service of the dashboard's overview, with what sends mails and where the shop's own go, and with the folder of automatic
 * backups where they are made.
 */
export const overviewService = (
  queries: Queries,
  { flush }: Pick<SearchMissLog, "flush">,
  { hasServer, mailbox }: Pick<Outbox, "hasServer"> & { readonly mailbox: ShopMailbox },
  backupFolder: string | undefined,
): OverviewService => ({
  read: async () => {
    await flush();
    const now = Date.now();
    const days = lastShopDays(now, SALES_DAYS);
    // One query after the other, so that an open overview occupies one connection.
    const sales = await salesOf(queries, days);
    const { waiting_hours: hours } = await currentSettings(queries);
    const { low, price, name_ar } = await countProductStates(queries);
    return {
      has_orders: (await findNewestId(queries)) !== null,
      to_confirm: {
        ...(await countToConfirm(queries, new Date(waitingSince(hours, now)))),
        waiting_hours: hours,
        proofs: await countWaitingProofs(queries),
      },
      day: await findDay(queries, days.at(-1) ?? ""),
      sales,
      best_sellers: await findBestSellers(queries, {
        since: days[0] ?? "",
        limit: OVERVIEW_ROWS,
        place: "dashboard",
      }),
      low_stock: { products: low, lowest: await findLowest(queries) },
      missing: {
        price,
        picture: await countWithoutPicture(queries),
        name_ar,
        specifications: await countWithoutSpecifications(queries),
      },
      mails: {
        has_server: hasServer,
        // Without a server no mail reaches any address.
        demonstration_address: hasServer
          ? demonstrationAddress((await letterHead(queries, mailbox)).address)
          : null,
        ...(await countUnsentMails(queries)),
      },
      backup: backupOf(backupFolder),
      search_misses: {
        texts: await countMisses(queries),
        top: await findMisses(queries, { sort: "most", offset: 0, limit: OVERVIEW_MISSES }),
      },
    };
  },
});
