import { auditKinds } from "@shop/contract/audit-log/audit-entry.ts";
import type { AuditQuery } from "@shop/data/dash/audit-log/view.ts";

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

const dayOf = (text: string | null): string => (text !== null && DAY.test(text) ? text : "");

/** What the query string of the audit log says: `?from=2026-03-01&to=2026-03-31&by=mona@shop.example&entity=product`, or `?group=12`. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const group = Number(params.get("group"));
  return {
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    by: params.get("by") ?? "",
    entity: auditKinds.find((kind) => kind === params.get("entity")) ?? null,
    group: Number.isSafeInteger(group) && group > 0 ? group : null,
  };
}

/** The query string of a part of the audit log; what is open is left out. */
export const auditParams = (query: AuditQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]: [string, AuditQuery[keyof AuditQuery]]) =>
      value === null || value === "" ? [] : [[name, String(value)]],
    ),
  );
