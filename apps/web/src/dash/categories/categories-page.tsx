import { useAdminCategoriesModel } from "@shop/data/dash/categories/use-admin-categories-model.ts";
import { DEFAULT_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CategoriesScreen } from "@shop/screens/dash/categories/categories-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of categories in the dashboard. */
export const DashCategoriesPage = listPage({
  form: "category",
  rows: DEFAULT_ROWS,
  useTitle: () => useMessages("dashCategories").categories.title,
  useModel: useAdminCategoriesModel,
  Screen: CategoriesScreen,
  savedFilters: "categories",
});
