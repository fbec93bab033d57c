import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { SuppliedProduct } from "@shop/contract/suppliers/supplier.ts";
import type { NewSupply, SupplierPage, SupplierView } from "@shop/data/dash/suppliers/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText, PartNumber } from "../../parts/local-text.tsx";
import { RemoteView } from "../../parts/remote-view.tsx";
import { type BulkColumn, BulkRows } from "../bulk-changes/bulk-rows.tsx";
import { OrderSection } from "../orders/order-section.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { usePaginationLabels } from "../parts/use-table-labels.ts";
import { SuppliedForm } from "./supplied-form.tsx";
import { SupplierListInput } from "./supplier-list-input.tsx";
import { supplierPages } from "./supplier-pages.ts";

/** Props of {@link SupplierScreen}. */
export interface SupplierScreenProps extends SupplierView {
  /** Called with the number of a chosen page. */
  readonly onPage: (page: number) => void;
}

interface ProductsProps extends Pick<SupplierScreenProps, "removing" | "onRemove" | "onPage"> {
  readonly shown: SupplierPage;
  readonly onEdit: (supply: NewSupply, id: number) => void;
}

/** The products of the supplier, which are changed and removed. */
function Products({ shown, removing, onRemove, onPage, onEdit }: ProductsProps) {
  const { page: texts } = useMessages("dashSuppliers");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const labels = usePaginationLabels();
  const { supplier, products, page, per_page: pageSize, total } = shown;
  const columns: readonly BulkColumn<SuppliedProduct>[] = [
    {
      id: "name",
      label: texts.product,
      render: (product) => (
        <span className="grid gap-0.5">
          <span>
            <LocalText text={localName(product, locale)} />
          </span>
          {product.part_number && (
            <span className="text-muted font-normal">
              <PartNumber number={product.part_number} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: "part",
      label: texts.supplierPart,
      render: ({ supplier_part: part }) =>
        part === "" ? (
          "–"
        ) : (
          <bdi dir="ltr" className="wrap-anywhere">
            {part}
          </bdi>
        ),
    },
    {
      id: "pack",
      label: texts.pack,
      isValue: true,
      render: ({ pack }) => <span className="figures">{formatCount(pack)}</span>,
    },
    {
      id: "actions",
      label: texts.actions,
      render: (product) => {
        const name = localName(product, locale);
        const { id, part_number: code, supplier_part, pack } = product;
        return (
          <span className="flex">
            <Button
              variant="quiet"
              size="icon"
              aria-label={fill(texts.edit, { name })}
              onClick={() => onEdit({ code: code ?? name, supplier_part, pack }, id)}
            >
              <Pencil aria-hidden className="size-4" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={fill(texts.remove, { name })}
              onClick={() => onRemove(id)}
            >
              <Trash aria-hidden className="size-4" />
            </Button>
          </span>
        );
      },
    },
  ];
  const pageCount = Math.ceil(total / pageSize);
  return (
    <OrderSection
      title={texts.title}
      note={plural(locale, total, texts.count)}
      action={
        total > 0 && (
          <span className="flex flex-wrap">
            <a
              href={`${pages.dashProducts}?supplier=${supplier.id}`}
              className={buttonClasses({ variant: "quiet" })}
            >
              {texts.inList}
            </a>
            <a
              href={addressOf(
                adminAddresses.exportSuppliedProducts,
                { id: supplier.id },
                { format: "xlsx", locale },
              )}
              download
              className={buttonClasses({ variant: "quiet" })}
            >
              {texts.export}
            </a>
          </span>
        )
      }
    >
      <output className="text-muted block text-sm">{removing.status === "pending" && texts.saving}</output>
      {removing.status === "failed" && (
        <FormFailure>{`${texts.failed} ${errorWords(errors, removing.error)}`}</FormFailure>
      )}
      {products.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <BulkRows caption={texts.title} columns={columns} rows={products} />
      )}
      {pageCount > 1 && (
        <Pagination
          className="border-line border-t pt-2"
          {...{ page, pageSize, pageCount, labels, onPage }}
        />
      )}
    </OrderSection>
  );
}

/** A supplier with the products that name it: they are entered by code, or imported from a list. */
export function SupplierScreen({
  supplier,
  setting,
  set,
  onSet,
  removing,
  onRemove,
  upload,
  list,
  onList,
  onPage,
}: SupplierScreenProps) {
  const texts = useMessages("dashSuppliers");
  const [edited, setEdited] = useState<{ readonly supply: NewSupply; readonly id: number } | null>(null);
  return (
    <div className="max-w-5xl">
      <DashHead
        title={supplier.status === "ready" ? supplier.data.supplier.name : texts.title}
        note={<TextLink href={supplierPages.list}>{texts.title}</TextLink>}
      />
      <RemoteView remote={supplier} skeleton={<Skeleton className="h-64 w-full" />}>
        {(shown) => (
          <div className="grid gap-4">
            <SuppliedForm
              // A product that is edited, or was saved, fills the form anew.
              key={`${edited?.id} ${set?.outcome === "set" && set.product?.id}`}
              {...{ setting, set }}
              edited={edited?.supply ?? null}
              onSet={(supply, id) => {
                const isSame = edited !== null && edited.supply.code === supply.code;
                setEdited(null);
                onSet(supply, id ?? (isSame ? edited.id : undefined));
              }}
            />
            <Products
              {...{ shown, removing, onRemove, onPage }}
              onEdit={(supply, id) => setEdited({ supply, id })}
            />
            <SupplierListInput {...{ upload, list, onList }} />
          </div>
        )}
      </RemoteView>
    </div>
  );
}
