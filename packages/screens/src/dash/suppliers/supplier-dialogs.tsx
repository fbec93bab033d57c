import type { Supplier, SupplierUpdate } from "@shop/contract/suppliers/supplier.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import { ListDialogs } from "../shared/list/list-dialogs.tsx";
import type { ListScreenView } from "../shared/list/list-screen.tsx";
import { SupplierForm } from "./supplier-form.tsx";

function Message({ name }: { readonly name: string }) {
  const { deletion } = useMessages("dashSuppliers");
  return fill(deletion, { name: useIsolated()(name), days: RESTORE_DAYS });
}

/** The dialog of the list of suppliers that is open. */
export const SupplierDialogs = (view: ListScreenView<Supplier, SupplierUpdate>) => (
  <ListDialogs {...view} texts={useMessages("dashSuppliers")} nameOf={({ name }) => name} Message={Message}>
    {(form) => <SupplierForm {...form} />}
  </ListDialogs>
);
