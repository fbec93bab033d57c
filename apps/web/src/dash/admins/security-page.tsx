import { useSessionsModel } from "@shop/data/dash/admins/use-sessions-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SecurityScreen } from "@shop/screens/dash/admins/security-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";

/** How the signed-in administrator signs in. */
export function DashSecurityPage() {
  const { title } = useMessages("dashSecurity");
  const notify = useNotify();
  return (
    <>
      <PageHead title={title} description={title} />
      <SecurityScreen sessions={useSessionsModel(null, notify)} />
    </>
  );
}
