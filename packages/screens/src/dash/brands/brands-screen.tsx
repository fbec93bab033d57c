import type { AdminBrand, BrandUpdate, NamedBrand } from "@shop/contract/brands/admin-brand.ts";
import type { AdminBrandsView } from "@shop/data/dash/brands/view.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import Plus from "lucide-react/icons/plus";
import { lazy, useMemo } from "react";

import { LocalText } from "../../shared/local-text.tsx";
import { ListScreen, type ListScreenView } from "../shared/list/list-screen.tsx";

const BrandDialogs = lazy(async () => ({ default: (await import("./brand-dialogs.tsx")).BrandDialogs }));

export interface BrandsScreenProps
  extends ListScreenView<AdminBrand, BrandUpdate>, Pick<AdminBrandsView, "named"> {}

/** Columns of the table; a logo stands on white, as on its page. */
function useColumns(): readonly DataTableColumn<AdminBrand>[] {
  const texts = useMessages("dashBrands");
  return useMemo(
    () => [
      {
        id: "name",
        label: texts.name,
        sortable: true,
        size: 320,
        render: ({ name, official }) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <LocalText text={name} />
            {official && (
              <Badge tone="positive" icon={<BadgeCheck />}>
                {texts.official}
              </Badge>
            )}
          </span>
        ),
      },
      {
        id: "logo",
        label: texts.logoColumn,
        size: 130,
        render: ({ logo }) =>
          logo && (
            <img
              src={thumbnailAddress(logo)}
              alt=""
              width={96}
              height={36}
              className="bg-picture border-line h-9 w-24 rounded-sm border object-contain"
            />
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
}

/** Brands that products name and that have no entry: a click opens the form of a new one with its name. */
function NamedBrands({
  named,
  onChoose,
}: {
  readonly named: readonly NamedBrand[];
  readonly onChoose: (name: string) => void;
}) {
  const texts = useMessages("dashBrands");
  return (
    <section aria-label={texts.named} className="border-line bg-surface mb-6 rounded-md border p-4">
      <h2 className="font-semibold">{texts.named}</h2>
      <p className="text-muted text-sm">{texts.namedHint}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {named.map(({ name, products }) => (
          <li key={name} className="max-w-full">
            <Button size="sm" className="max-w-full wrap-anywhere" onClick={() => onChoose(name)}>
              <Plus aria-hidden className="size-4 shrink-0" />
              <LocalText text={name} />
              <span className="figures text-muted">({formatCount(products)})</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of brands, with the dialogs that add, change and delete them. */
export function BrandsScreen({ named, ...view }: BrandsScreenProps) {
  const texts = useMessages("dashBrands");
  const columns = useColumns();
  return (
    <ListScreen
      {...{ view, texts, columns }}
      layoutName="brands"
      nameOf={({ name }) => name}
      Dialogs={BrandDialogs}
    >
      {named.length > 0 && (
        <NamedBrands named={named} onChoose={(called) => view.onDialog({ kind: "new", called })} />
      )}
    </ListScreen>
  );
}
