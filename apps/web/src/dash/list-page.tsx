import type { SavedFilterList } from "@shop/contract/saved-filters/saved-filter.ts";
import type { ListModelInput } from "@shop/data/dash/lists/use-list-model.ts";
import type { EntityDialogPlace } from "@shop/screens/dash/shared/form/entity-dialog.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import type { ListPlace } from "@shop/screens/dash/shared/list/list-table.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import type { ComponentType } from "react";

import { PageHead } from "../head/page-head.tsx";
import { SavedListFilters } from "./saved-filters/saved-list-filters.tsx";
import { useRoutedDialogForm } from "./use-dialog-form.ts";
import { useListAddress } from "./use-list-address.ts";

/** What the model of a list is given by its page. */
interface PageModelInput extends ListModelInput {
  /** Closes the dialog after something was added, and shows its row. */
  readonly onAdded: (name: string) => void;
}

/** The page of a list. */
interface ListPage<View> {
  /** Name of the drafts of its form. */
  readonly form: string;
  /** Rows of a page, unless the address says otherwise. */
  readonly rows: number;
  readonly useTitle: () => string;
  readonly useModel: (input: PageModelInput) => View;
  readonly Screen: ComponentType<View & ListPlace & EntityDialogPlace>;
  /** The list whose filters can be saved; none by default. */
  readonly savedFilters?: SavedFilterList;
}

/** Makes the page of a list: its place is the address, and a form that is left asks about unsaved changes. */
export const listPage = <View extends object>({
  form,
  rows,
  useTitle,
  useModel,
  Screen,
  savedFilters,
}: ListPage<View>) =>
  function ListPage() {
    const title = useTitle();
    const address = useListAddress(rows);
    const { draft, guard, onDone, onAdded } = useRoutedDialogForm(form, address);
    const model = useModel({
      query: { ...address.query, deleted: address.deleted },
      dialog: address.dialog,
      onNotice: useNotify(),
      onDone,
      onAdded,
    });
    return (
      <>
        <PageHead title={title} description={title} />
        <Screen
          {...model}
          {...address}
          {...(savedFilters && {
            savedFilters: <SavedListFilters list={savedFilters} query={address.shown} />,
          })}
          draft={draft}
          onDirty={guard.onDirty}
        />
        <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
      </>
    );
  };
