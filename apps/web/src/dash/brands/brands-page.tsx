import { useAdminBrandsModel } from "@shop/data/dash/brands/use-admin-brands-model.ts";
import { BRAND_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BrandsScreen } from "@shop/screens/dash/brands/brands-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of brands in the dashboard. */
export const DashBrandsPage = listPage({
  form: "brand",
  rows: BRAND_ROWS,
  useTitle: () => useMessages("dashBrands").title,
  useModel: useAdminBrandsModel,
  Screen: BrandsScreen,
});
