import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";
import type { GroupListView } from "@shop/data/dash/groups-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DeletionMessage } from "../parts/deletion-message.tsx";
import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { ListDialogs } from "../parts/list-dialogs.tsx";
import { SynonymForm } from "./synonym-form.tsx";

/** Props of {@link SynonymDialogs}. */
export interface SynonymDialogProps
  extends Omit<GroupListView<SynonymGroup, SynonymUpdate>, "onRestore">, EntityDialogPlace {}

/** The dialog of the list of synonyms that is open. */
export const SynonymDialogs = (props: SynonymDialogProps) => (
  <ListDialogs
    {...props}
    texts={useMessages("dashSearchSynonyms")}
    nameOf={({ words }) => words}
    Message={DeletionMessage}
  >
    {(view, called) => <SynonymForm {...view} called={called} />}
  </ListDialogs>
);
