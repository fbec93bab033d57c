import type { SuppliersView } from "@shop/data/dash/suppliers/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { ListDialogs } from "../parts/list-dialogs.tsx";
import { SupplierForm } from "./supplier-form.tsx";

/** Props of {@link SupplierDialogs}. */
export interface SupplierDialogProps extends Omit<SuppliersView, "onRestore">, EntityDialogPlace {}

function Message({ name }: { readonly name: string }) {
  const { deletion } = useMessages("dashSuppliers");
  return fill(deletion, { name: useIsolated()(name), days: RESTORE_DAYS });
}

/** The dialog of the list of suppliers that is open. */
export const SupplierDialogs = (props: SupplierDialogProps) => (
  <ListDialogs {...props} texts={useMessages("dashSuppliers")} nameOf={({ name }) => name} Message={Message}>
    {(view) => <SupplierForm {...view} />}
  </ListDialogs>
);
