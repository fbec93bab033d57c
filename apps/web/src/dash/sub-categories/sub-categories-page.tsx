import { useAdminSubCategoriesModel } from "@shop/data/dash/sub-categories/use-admin-sub-categories-model.ts";
import { SUB_CATEGORY_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SubCategoriesScreen } from "@shop/screens/dash/sub-categories/sub-categories-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of sub categories in the dashboard. */
export const DashSubCategoriesPage = listPage({
  form: "sub-category",
  rows: SUB_CATEGORY_ROWS,
  useTitle: () => useMessages("dashCategories").subCategories.title,
  useModel: useAdminSubCategoriesModel,
  Screen: SubCategoriesScreen,
  savedFilters: "sub_categories",
});
