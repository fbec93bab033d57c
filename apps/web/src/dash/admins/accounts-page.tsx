import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { useAdminAccountsModel } from "@shop/data/dash/admins/use-admin-accounts-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AccountsScreen } from "@shop/screens/dash/admins/accounts-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useState } from "react";

import { PageHead } from "../../head/page-head.tsx";
import { AccountSessions } from "./account-sessions.tsx";

/** The administrators of the shop, for its owners. */
export function DashAccountsPage() {
  const { title } = useMessages("dashAdmins");
  const [account, setAccount] = useState<AdminAccount | null>(null);
  return (
    <>
      <PageHead title={title} description={title} />
      <AccountsScreen {...useAdminAccountsModel(useNotify())} onSessions={setAccount} />
      {account && <AccountSessions account={account} onClose={() => setAccount(null)} />}
    </>
  );
}
