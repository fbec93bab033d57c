import { endpoints } from "@shop/contract/endpoints.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { auditLogRows } from "./audit-log-rows.ts";
import { auditLogService } from "./audit-log.service.ts";

/** What {@link serveAuditLog} needs. */
interface AuditLogNeeds {
  readonly queries: Queries;
}

/** Serves what administrators and orders changed. */
export function serveAuditLog(routes: EndpointRoutes, { queries }: AuditLogNeeds): void {
  const log = auditLogService(queries);
  routes.serve(endpoints.listAuditLog, ({ query: { group, cursor, limit = 20, ...filter } }) =>
    group === undefined ? log.page(filter, { cursor, limit }) : log.group(group, { cursor, limit }),
  );
  routes.serveFile(endpoints.exportAuditLog, async ({ query: { format, locale, ...filter } }) =>
    writeSheet(auditLogRows(log.all(filter), locale, (await currentSettings(queries)).methods), {
      name: "audit-log",
      title: allMessages[locale].dashAuditLog.title,
      format,
      locale,
    }),
  );
}
