import { useAuditLogModel } from "@shop/data/dash/audit-log/use-audit-log-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AuditLogScreen } from "@shop/screens/dash/audit-log/audit-log-screen.tsx";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { auditParams, auditQueryOf } from "./audit-log-params.ts";

/** The page of the audit log; what narrows it stands in its address. */
export function DashAuditLogPage() {
  const { title } = useMessages("dashAuditLog");
  const [params, setParams] = useSearchParams();
  const query = auditQueryOf(params);
  return (
    <>
      <PageHead title={title} description={title} />
      <AuditLogScreen
        {...useAuditLogModel(query)}
        query={query}
        onQuery={(next) => setParams(auditParams(next), { preventScrollReset: true })}
      />
    </>
  );
}
