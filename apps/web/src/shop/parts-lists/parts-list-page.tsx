import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { PartsList } from "./parts-list.tsx";
import { useListOfAddress } from "./use-list-of-address.ts";

/** The page that finds the products of a pasted parts list. */
export function PartsListPage() {
  const { title, hint } = useMessages("partsList");
  useStoredDraft(pages.partsList);
  useListOfAddress();
  return (
    <>
      <PageHead title={title} description={hint} address={pages.partsList} />
      <NoscriptNotice />
      <PartsList />
    </>
  );
}
