import { useAdminCategoriesModel } from "@shop/data/dash/categories/use-admin-categories-model.ts";
import { DEFAULT_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CategoriesScreen } from "@shop/screens/dash/categories/categories-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { SavedListFilters } from "../saved-filters/saved-list-filters.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of categories in the dashboard. */
export function DashCategoriesPage() {
  const { title } = useMessages("dashCategories").categories;
  const address = useListAddress(DEFAULT_ROWS);
  const { draft, guard, onDone } = useRoutedDialogForm("category", address);
  const model = useAdminCategoriesModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <CategoriesScreen
        {...model}
        {...address}
        savedFilters={<SavedListFilters list="categories" query={address.shown} />}
        draft={draft}
        onDirty={guard.onDirty}
      />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
