import { useAttributesModel } from "@shop/data/dash/attributes/use-attributes-model.ts";
import { SUB_CATEGORY_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AttributesScreen } from "@shop/screens/dash/attributes/attributes-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The list of attributes in the dashboard. */
export function DashAttributesPage() {
  const { title } = useMessages("dashAttributes");
  const address = useListAddress(SUB_CATEGORY_ROWS);
  const { draft, guard, onDone, onAdded } = useRoutedDialogForm("attribute", address);
  const model = useAttributesModel({
    query: { ...address.query, deleted: address.deleted },
    dialog: address.dialog,
    onNotice: useNotify(),
    onDone,
    onAdded,
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <AttributesScreen {...model} {...address} draft={draft} onDirty={guard.onDirty} />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
