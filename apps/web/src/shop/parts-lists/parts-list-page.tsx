import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PartsListScreen } from "@shop/screens/shop/parts-lists/parts-list-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useListOfAddress } from "./use-list-of-address.ts";
import { usePartsListPage } from "./use-parts-list-page.tsx";

/** The page that finds the products of a pasted parts list. */
export function PartsListPage() {
  const { title, hint } = useMessages("partsList");
  useStoredDraft(pages.partsList);
  useListOfAddress();
  return (
    <>
      <PageHead title={title} description={hint} address={pages.partsList} />
      <NoscriptNotice />
      <PartsListScreen {...usePartsListModel()} {...usePartsListPage()} />
    </>
  );
}
