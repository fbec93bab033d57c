import type { AdminBrandsView } from "@shop/data/dash/brands/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { ListDialogs } from "../parts/list-dialogs.tsx";
import { BrandForm } from "./brand-form.tsx";

/** Props of {@link BrandDialogs}. */
export interface BrandDialogsProps extends Omit<AdminBrandsView, "onRestore" | "named">, EntityDialogPlace {}

function Message({ name }: { readonly name: string }) {
  const { deletion } = useMessages("dashBrands");
  return fill(deletion, { name: useIsolated()(name), days: RESTORE_DAYS });
}

/** The dialog of the list of brands that is open. */
export const BrandDialogs = (props: BrandDialogsProps) => (
  <ListDialogs {...props} texts={useMessages("dashBrands")} nameOf={({ name }) => name} Message={Message}>
    {(view, called) => <BrandForm {...view} called={called} />}
  </ListDialogs>
);
