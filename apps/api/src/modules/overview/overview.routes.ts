import { endpoints } from "@shop/contract/endpoints.ts";
import { overviewFor } from "@shop/contract/overview/overview-for.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import type { ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { overviewService } from "./overview.service.ts";

/** What {@link serveOverview} needs. */
interface OverviewNeeds {
  readonly queries: Queries;
  readonly searchMisses: Pick<SearchMissLog, "flush">;
  readonly outbox: Pick<Outbox, "hasServer">;
  /** Recipient of the shop's own mails. */
  readonly mailbox: ShopMailbox;
  /** Where backups are. */
  readonly backups: { readonly folder: string };
  /** Whether one is made each day. */
  readonly hasDailyBackups: boolean;
}

/** Serves the dashboard's overview. */
export function serveOverview(
  routes: EndpointRoutes,
  { queries, searchMisses, outbox, mailbox, backups, hasDailyBackups }: OverviewNeeds,
): void {
  const overview = overviewService(
    queries,
    searchMisses,
    { hasServer: outbox.hasServer, mailbox },
    hasDailyBackups ? backups.folder : undefined,
  );
  routes.serve(endpoints.readOverview, async ({ context }) =>
    overviewFor(adminOf(context), await overview.read()),
  );
}
