import type { OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { useSavedPartsListModel } from "@shop/data/shop/parts-lists/use-saved-parts-list-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PartsListScreen } from "@shop/screens/shop/parts-lists/parts-list-screen.tsx";
import { SavedPartsListScreen } from "@shop/screens/shop/parts-lists/saved-parts-list-screen.tsx";
import { useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { usePartsListPage } from "./use-parts-list-page.tsx";

/** The list as it was kept, to be read otherwise or put into the cart. */
const Opened = ({ opened }: { readonly opened: OpenedPartsList }) => (
  <PartsListScreen {...usePartsListModel(opened)} {...usePartsListPage()} />
);

/** The page of a parts list that was kept under a link. */
export function SavedPartsListPage() {
  const { title, savedHint } = useMessages("partsList");
  const params = useParams();
  const token = params["token"] ?? "";
  return (
    <>
      <PageHead title={title} description={savedHint} />
      <SavedPartsListScreen {...useSavedPartsListModel({ token })}>
        {(opened) => <Opened key={token} opened={opened} />}
      </SavedPartsListScreen>
    </>
  );
}
