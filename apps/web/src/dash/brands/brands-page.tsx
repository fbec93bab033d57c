import { useAdminBrandsModel } from "@shop/data/dash/brands/use-admin-brands-model.ts";
import { BRAND_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BrandsScreen } from "@shop/screens/dash/brands/brands-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of brands in the dashboard. */
export function DashBrandsPage() {
  const { title } = useMessages("dashBrands");
  const address = useListAddress(BRAND_ROWS);
  const { draft, guard, onDone } = useRoutedDialogForm("brand", address);
  const model = useAdminBrandsModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <BrandsScreen {...model} {...address} draft={draft} onDirty={guard.onDirty} />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
