import type { Supplier, SupplierUpdate } from "@shop/contract/suppliers/supplier.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { lazy, useMemo } from "react";

import { LocalText } from "../../shared/local-text.tsx";
import { BuyingLinks } from "../purchases/buying-links.tsx";
import { ListScreen, type ListScreenView } from "../shared/list/list-screen.tsx";

const SupplierDialogs = lazy(async () => ({
  default: (await import("./supplier-dialogs.tsx")).SupplierDialogs,
}));

/** The suppliers of the shop, with the dialogs that add, change and delete them. */
export function SuppliersScreen(view: ListScreenView<Supplier, SupplierUpdate>) {
  const texts = useMessages("dashSuppliers");
  const columns = useMemo<readonly DataTableColumn<Supplier>[]>(
    () => [
      {
        id: "name",
        label: texts.name,
        size: 320,
        render: ({ id, name, note, deleted_at: isDeleted }) => (
          <span className="grid gap-0.5 py-1">
            {isDeleted ? (
              <LocalText text={name} />
            ) : (
              <TextLink href={dashPathOf.supplier(id)} className="wrap-anywhere">
                <LocalText text={name} />
              </TextLink>
            )}
            {note !== "" && (
              <span className="text-muted line-clamp-2 text-sm font-normal wrap-anywhere">
                <LocalText text={note} />
              </span>
            )}
          </span>
        ),
      },
      {
        id: "contact",
        label: texts.contact,
        size: 260,
        render: ({ phone, email }) => (
          <span className="grid">
            {phone !== "" && <bdi dir="ltr">{phone}</bdi>}
            {email !== "" && (
              <bdi dir="ltr" className="wrap-anywhere">
                {email}
              </bdi>
            )}
          </span>
        ),
      },
      {
        id: "products",
        label: texts.products,
        align: "end",
        size: 110,
        render: ({ products }) => <span className="figures">{formatCount(products)}</span>,
      },
    ],
    [texts],
  );
  return (
    <ListScreen
      {...{ view, texts, columns }}
      layoutName="suppliers"
      nameOf={({ name }) => name}
      Dialogs={SupplierDialogs}
      note={<BuyingLinks current="suppliers" />}
    >
      <p className="text-muted mb-4">{texts.note}</p>
    </ListScreen>
  );
}
