import { useSearchSynonymsModel } from "@shop/data/dash/search-synonyms/use-search-synonyms-model.ts";
import { SYNONYM_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { SearchSynonymsScreen } from "@shop/screens/dash/search-synonyms/search-synonyms-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of words that mean the same to the search. */
export function DashSearchSynonymsPage() {
  const { title } = useMessages("dashSearchSynonyms");
  const address = useListAddress(SYNONYM_ROWS);
  const { draft, guard, onDone } = useRoutedDialogForm("search-synonyms", address);
  const model = useSearchSynonymsModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <SearchSynonymsScreen {...model} {...address} draft={draft} onDirty={guard.onDirty} />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
