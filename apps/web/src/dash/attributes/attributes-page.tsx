import { useAttributesModel } from "@shop/data/dash/attributes/use-attributes-model.ts";
import { SUB_CATEGORY_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AttributesScreen } from "@shop/screens/dash/attributes/attributes-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of attributes in the dashboard. */
export const DashAttributesPage = listPage({
  form: "attribute",
  rows: SUB_CATEGORY_ROWS,
  useTitle: () => useMessages("dashAttributes").title,
  useModel: useAttributesModel,
  Screen: AttributesScreen,
});
