import { useAdminSubCategoriesModel } from "@shop/data/dash/sub-categories/use-admin-sub-categories-model.ts";
import { SUB_CATEGORY_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { SubCategoriesScreen } from "@shop/screens/dash/sub-categories/sub-categories-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { SavedListFilters } from "../saved-filters/saved-list-filters.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of sub categories in the dashboard. */
export function DashSubCategoriesPage() {
  const { title } = useMessages("dashCategories").subCategories;
  const address = useListAddress(SUB_CATEGORY_ROWS);
  const { draft, guard, onDone, onAdded } = useRoutedDialogForm("sub-category", address);
  const model = useAdminSubCategoriesModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
    onAdded,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <SubCategoriesScreen
        {...model}
        {...address}
        savedFilters={<SavedListFilters list="sub_categories" query={address.shown} />}
        draft={draft}
        onDirty={guard.onDirty}
      />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
