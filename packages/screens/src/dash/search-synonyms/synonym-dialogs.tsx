import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DeletionMessage } from "../shared/deletion-message.tsx";
import { ListDialogs } from "../shared/list/list-dialogs.tsx";
import type { ListScreenView } from "../shared/list/list-screen.tsx";
import { SynonymForm } from "./synonym-form.tsx";

/** The dialog of the list of synonyms that is open. */
export const SynonymDialogs = (view: ListScreenView<SynonymGroup, SynonymUpdate>) => (
  <ListDialogs
    {...view}
    texts={useMessages("dashSearchSynonyms")}
    nameOf={({ words }) => words}
    Message={DeletionMessage}
  >
    {(form, called) => <SynonymForm {...form} called={called} />}
  </ListDialogs>
);
