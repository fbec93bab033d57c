import type { Supplier } from "@shop/contract/suppliers/supplier.ts";
import type { SuppliersView } from "@shop/data/dash/suppliers/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useMemo } from "react";

import { LocalText } from "../../parts/local-text.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../parts/list-table.tsx";
import { useShortcut } from "../parts/use-shortcut.ts";
import { BuyingLinks } from "../purchases/buying-links.tsx";
import { supplierPages } from "./supplier-pages.ts";

// Forms need libraries that the list does without.
const SupplierDialogs = lazy(async () => ({
  default: (await import("./supplier-dialogs.tsx")).SupplierDialogs,
}));

/** Props of {@link SuppliersScreen}. */
export interface SuppliersScreenProps extends SuppliersView, ListPlace, EntityDialogPlace {}

const nameOf = ({ name }: Supplier): string => name;

/** The suppliers of the shop, with the dialogs that add, change and delete them. */
export function SuppliersScreen(props: SuppliersScreenProps) {
  const texts = useMessages("dashSuppliers");
  const { lists } = useMessages("dashShell");
  const { table, query, onQuery, deleted, onDeleted, onDialog, onRestore } = props;
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
              <TextLink href={supplierPages.supplier(id)} className="wrap-anywhere">
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
  const tableTexts = useMemo(() => ({ ...texts, none: `${texts.none} ${texts.noneHint}` }), [texts]);
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted ? fill(lists.deletedNote, { days: RESTORE_DAYS }) : <BuyingLinks current="suppliers" />}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      {!deleted && <p className="text-muted mb-4">{texts.note}</p>}
      <ListTable
        layoutName="suppliers"
        {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore, nameOf }}
        texts={tableTexts}
      />
      {props.dialog && (
        <Suspense>
          <SupplierDialogs {...props} />
        </Suspense>
      )}
    </>
  );
}
