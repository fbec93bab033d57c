import { useSavedPartsListModel } from "@shop/data/shop/parts-lists/use-saved-parts-list-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SavedPartsListScreen } from "@shop/screens/shop/parts-lists/saved-parts-list-screen.tsx";
import { useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { PartsList } from "./parts-list.tsx";

/** The page of a parts list that was kept under a link. */
export function SavedPartsListPage() {
  const { title, savedHint } = useMessages("partsList");
  const params = useParams();
  const token = params["token"] ?? "";
  return (
    <>
      <PageHead title={title} description={savedHint} />
      <SavedPartsListScreen {...useSavedPartsListModel({ token })}>
        {(opened) => <PartsList key={token} opened={opened} />}
      </SavedPartsListScreen>
    </>
  );
}
