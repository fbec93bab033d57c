import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { ListedSupply } from "@shop/contract/suppliers/supplier.ts";
import type { NewSupply, SupplierPage, SupplierQuery, SupplierView } from "@shop/data/dash/suppliers/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { type BulkColumn, BulkRows } from "../bulk-changes/bulk-rows.tsx";
import { sumText } from "../overview/sum-text.ts";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { ListPages } from "../shared/list/list-pages.tsx";
import { figures } from "../shared/value/figures.tsx";
import { ReceivedLines } from "./received-lines.tsx";
import { SuppliedForm } from "./supplied-form.tsx";
import { SupplierListInput } from "./supplier-list-input.tsx";

export interface SupplierScreenProps extends SupplierView {
  /** What the page's address holds. */
  readonly query: SupplierQuery;
  /** Called with the query of another page. */
  readonly onQuery: (query: SupplierQuery) => void;
}

interface ProductsProps extends Pick<SupplierScreenProps, "removing" | "onRemove"> {
  readonly shown: SupplierPage;
  readonly onPage: (page: number) => void;
  readonly onEdit: (supply: NewSupply, id: number) => void;
}

/** The products of the supplier, which are changed and removed. */
function Products({ shown, removing, onRemove, onPage, onEdit }: ProductsProps) {
  const { page: texts } = useMessages("dashSuppliers");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const { supplier, products, total } = shown;
  const columns: readonly BulkColumn<ListedSupply>[] = [
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
      id: "last",
      label: texts.last,
      isValue: true,
      render: ({ last_received: last }) =>
        last ? (
          <span className="grid justify-items-start gap-0.5 sm:justify-items-end">
            {last.unit_cost !== null && figures(sumText(last.unit_cost))}
            <span className="text-muted">{formatDay(last.at, locale)}</span>
          </span>
        ) : (
          "–"
        ),
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
  return (
    <DashSection
      title={texts.title}
      note={plural(locale, total, texts.count)}
      action={
        total > 0 && (
          <span className="flex flex-wrap">
            <a
              href={`${dashPages.products.path}?supplier=${supplier.id}`}
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
      <ListPages name={texts.title} list={shown} onPage={onPage} />
    </DashSection>
  );
}

/** A supplier with the products that name it, which are entered by code or imported from a list, and with what was received from it. */
export function SupplierScreen({
  supplier,
  received,
  setting,
  set,
  onSet,
  removing,
  onRemove,
  upload,
  list,
  onList,
  query,
  onQuery,
}: SupplierScreenProps) {
  const texts = useMessages("dashSuppliers");
  const [edited, setEdited] = useState<{ readonly supply: NewSupply; readonly id: number } | null>(null);
  return (
    <div className="max-w-5xl">
      <DashHead
        title={supplier.status === "ready" ? supplier.data.supplier.name : texts.title}
        note={<TextLink href={dashPages.suppliers.path}>{texts.title}</TextLink>}
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
              {...{ shown, removing, onRemove }}
              onEdit={(supply, id) => setEdited({ supply, id })}
              onPage={(page) => onQuery({ ...query, page })}
            />
            <DashSection title={texts.received.title} note={texts.received.note}>
              <RemoteView remote={received} skeleton={<Skeleton className="h-40 w-full" />}>
                {(page) => (
                  <ReceivedLines page={page} onPage={(next) => onQuery({ ...query, received: next })} />
                )}
              </RemoteView>
            </DashSection>
            <SupplierListInput {...{ upload, list, onList }} />
          </div>
        )}
      </RemoteView>
    </div>
  );
}
