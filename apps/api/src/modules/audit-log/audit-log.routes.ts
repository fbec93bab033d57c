import { endpoints } from "@shop/contract/endpoints.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { auditLogRows } from "./audit-log-rows.ts";
import type { AuditLogService } from "./audit-log.service.ts";

/** Serves what administrators and orders changed. */
export function serveAuditLog(routes: EndpointRoutes, log: AuditLogService): void {
  routes.serve(endpoints.listAuditLog, ({ query: { group, cursor, limit = 20, ...filter } }) =>
    group === undefined ? log.page(filter, { cursor, limit }) : log.group(group, { cursor, limit }),
  );
  routes.serveFile(endpoints.exportAuditLog, async ({ query: { format, locale, ...filter } }) =>
    writeSheet(auditLogRows(log.all(filter), locale), {
      name: "audit-log",
      title: allMessages[locale].dashAuditLog.title,
      format,
      locale,
    }),
  );
}
