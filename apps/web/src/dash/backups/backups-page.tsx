import { useBackupsModel } from "@shop/data/dash/backups/use-backups-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BackupsScreen } from "@shop/screens/dash/backups/backups-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The page of backups. */
export function DashBackupsPage() {
  const { title } = useMessages("dashBackups");
  return (
    <>
      <PageHead title={title} description={title} />
      <BackupsScreen {...useBackupsModel()} />
    </>
  );
}
