import type { AuditEntry, AuditKind } from "@shop/contract/audit-log/audit-entry.ts";

import type { Paging, Remote } from "../../view.ts";

/** What narrows the audit log; it stands in the page's address. */
export interface AuditQuery {
  /** First and last day, as '2026-03-02'; '' for an open one. */
  readonly from: string;
  readonly to: string;
  /** Who made the change; '' for everybody. */
  readonly by: string;
  /** Null for every kind. */
  readonly entity: AuditKind | null;
  /** Id of the entry whose single changes are listed; null for the log. */
  readonly group: number | null;
}

/** Entries of the audit log fetched so far. */
interface AuditList {
  readonly items: readonly AuditEntry[];
  readonly hasMore: boolean;
}

/** What the page of the audit log reads and calls. */
export interface AuditLogView extends Paging {
  /** The entries, the newest first; those of a group in the order in which they were stored. */
  readonly entries: Remote<AuditList>;
  /** Mail addresses of the administrators, which the log can be narrowed to. */
  readonly people: ReadonlyArray<string>;
}
