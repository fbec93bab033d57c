import { useSuppliersModel } from "@shop/data/dash/suppliers/use-suppliers-model.ts";
import { SUPPLIER_ROWS } from "@shop/domain/suppliers/supplier.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SuppliersScreen } from "@shop/screens/dash/suppliers/suppliers-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of suppliers. */
export const DashSuppliersPage = listPage({
  form: "suppliers",
  rows: SUPPLIER_ROWS,
  useTitle: () => useMessages("dashSuppliers").title,
  useModel: useSuppliersModel,
  Screen: SuppliersScreen,
});
