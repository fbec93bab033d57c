import { useCollectedModel } from "@shop/data/dash/collected/use-collected-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CollectedScreen } from "@shop/screens/dash/collected/collected-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The page of collected. */
export function DashCollectedPage() {
  const { title } = useMessages("dashCollected");
  return (
    <>
      <PageHead title={title} description={title} />
      <CollectedScreen {...useCollectedModel()} />
    </>
  );
}
