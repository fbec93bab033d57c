import type { AdminBrand, BrandUpdate } from "@shop/contract/brands/admin-brand.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import { ListDialogs } from "../shared/list/list-dialogs.tsx";
import type { ListScreenView } from "../shared/list/list-screen.tsx";
import { BrandForm } from "./brand-form.tsx";

function Message({ name }: { readonly name: string }) {
  const { deletion } = useMessages("dashBrands");
  return fill(deletion, { name: useIsolated()(name), days: RESTORE_DAYS });
}

/** The dialog of the list of brands that is open. */
export const BrandDialogs = (view: ListScreenView<AdminBrand, BrandUpdate>) => (
  <ListDialogs {...view} texts={useMessages("dashBrands")} nameOf={({ name }) => name} Message={Message}>
    {(form, called) => <BrandForm {...form} called={called} />}
  </ListDialogs>
);
