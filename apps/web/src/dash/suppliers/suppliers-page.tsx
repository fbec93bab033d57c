import { useSuppliersModel } from "@shop/data/dash/suppliers/use-suppliers-model.ts";
import { SUPPLIER_ROWS } from "@shop/domain/suppliers/supplier.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { SuppliersScreen } from "@shop/screens/dash/suppliers/suppliers-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of suppliers. */
export function DashSuppliersPage() {
  const { title } = useMessages("dashSuppliers");
  const address = useListAddress(SUPPLIER_ROWS);
  const { draft, guard, onDone } = useRoutedDialogForm("suppliers", address);
  const model = useSuppliersModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <SuppliersScreen {...model} {...address} draft={draft} onDirty={guard.onDirty} />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
