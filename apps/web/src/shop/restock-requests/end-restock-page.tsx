import { useEndRestockModel } from "@shop/data/shop/restock-requests/use-end-restock-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EndRestockScreen } from "@shop/screens/shop/restock-requests/end-restock-screen.tsx";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

const unchanging = () => () => undefined;

/** The page to which the link of a mail leads that says that a product is back: no more such mails. The token stands behind the hash sign. */
export function EndRestockPage() {
  const { endTitle, endHint } = useMessages("restock");
  const { hash } = useLocation();
  // The server's page is the same for every token.
  const isHydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const model = useEndRestockModel({ token: isHydrated ? hash.slice(1) : "pending" });
  return (
    <>
      <PageHead title={endTitle} description={endHint} />
      <NoscriptNotice />
      <EndRestockScreen {...model} />
    </>
  );
}
