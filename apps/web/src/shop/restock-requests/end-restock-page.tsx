import { useEndRestockModel } from "@shop/data/shop/restock-requests/use-end-restock-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EndRestockScreen } from "@shop/screens/shop/restock-requests/end-restock-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useHashToken } from "../../shell/use-hash-token.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

/** The page to which the link of a mail leads that says that a product is back: no more such mails. The token stands behind the hash sign. */
export function EndRestockPage() {
  const { endTitle, endHint } = useMessages("restock");
  const model = useEndRestockModel({ token: useHashToken() ?? "pending" });
  return (
    <>
      <PageHead title={endTitle} description={endHint} />
      <NoscriptNotice />
      <EndRestockScreen {...model} />
    </>
  );
}
