import type { AdminBrand, NamedBrand } from "@shop/contract/brands/admin-brand.ts";
import type { AdminBrandsView } from "@shop/data/dash/brands/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useMemo } from "react";

import { LocalText } from "../../parts/local-text.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../parts/list-table.tsx";
import { useShortcut } from "../parts/use-shortcut.ts";

// Forms and pictures need libraries that the list does without.
const BrandDialogs = lazy(async () => ({ default: (await import("./brand-dialogs.tsx")).BrandDialogs }));

/** Props of {@link BrandsScreen}. */
export interface BrandsScreenProps extends AdminBrandsView, ListPlace, EntityDialogPlace {}

const nameOf = ({ name }: AdminBrand): string => name;

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
export function BrandsScreen(props: BrandsScreenProps) {
  const texts = useMessages("dashBrands");
  const { lists } = useMessages("dashShell");
  const { table, named, query, onQuery, deleted, onDeleted, onDialog, onRestore } = props;
  const columns = useColumns();
  const tableTexts = useMemo(() => ({ ...texts, none: `${texts.none} ${texts.noneHint}` }), [texts]);
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted ? fill(lists.deletedNote, { days: RESTORE_DAYS }) : texts.note}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      {!deleted && named.length > 0 && (
        <NamedBrands named={named} onChoose={(called) => onDialog({ kind: "new", called })} />
      )}
      <ListTable
        layoutName="brands"
        {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore, nameOf }}
        texts={tableTexts}
      />
      {props.dialog && (
        <Suspense>
          <BrandDialogs {...props} />
        </Suspense>
      )}
    </>
  );
}
