import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import Languages from "lucide-react/icons/languages";
import { type RefObject, useMemo } from "react";

import { LocalText } from "../../../shared/local-text.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import { SelectBox } from "../../selection/select-box.tsx";
import { ROW_OPENER } from "../../selection/use-row-keys.ts";
import { AsideCell } from "./aside-cell.tsx";
import { CostCell, MarginCell } from "./cost-cells.tsx";
import { AmountCell, PriceCell } from "./value-cells.tsx";
import { VisibilityBadge } from "./visibility-badge.tsx";

/** Thumbnails beside each other in one cell. */
const THUMBNAILS = 3;

/** What the cells of a product call. */
export interface ProductCellActions {
  /** Opens the form of a product. */
  readonly onEdit: (id: number) => void;
  /** Shows a picture at full size; `index` counts from 0. */
  readonly onPicture: (product: AdminProduct, index: number) => void;
  /** Asks what becomes of its units that are not for sale. */
  readonly onDecideAside: (product: AdminProduct) => void;
}

interface CellProps {
  readonly product: AdminProduct;
  readonly actions: RefObject<ProductCellActions>;
}

interface NameCellProps extends CellProps, Pick<ProductColumnOptions, "mayChange"> {}

function NameCell({ product, actions, mayChange }: NameCellProps) {
  const { products: texts, selection } = useMessages("dashProducts");
  const { locale } = useLocale();
  const name = localName(product, locale);
  return (
    <span className="flex min-w-0 items-start">
      {product.deleted_at === null && mayChange && (
        <SelectBox id={product.id} label={fill(selection.select, { name })} toActions={selection.toActions} />
      )}
      <span className="grid min-w-0 gap-0.5 py-1">
        {product.deleted_at === null && mayChange ? (
          <button
            {...ROW_OPENER}
            type="button"
            className="text-start font-semibold wrap-anywhere underline-offset-4 hover:underline max-sm:min-h-11 forced-colors:underline"
            onClick={() => actions.current.onEdit(product.id)}
          >
            <LocalText text={name} />
          </button>
        ) : (
          <span className="wrap-anywhere">
            <LocalText text={name} />
          </span>
        )}
        <span className="text-muted flex flex-wrap items-center gap-x-2 text-sm font-normal">
          <VisibilityBadge visibility={product.visibility} />
          {product.part_number && <span className="figures">{product.part_number}</span>}
          {!product.name_ar && (
            <span className="text-caution inline-flex items-center gap-1">
              <Languages aria-hidden className="size-4 shrink-0" />
              {texts.noArabic}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

function PicturesCell({ product, actions }: CellProps) {
  const { products: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const addresses = pictureAddresses(product.images);
  const name = localName(product, locale);
  return (
    <span className="flex items-center gap-1">
      {addresses.slice(0, THUMBNAILS).map((address, index) => (
        <button
          key={address}
          type="button"
          aria-label={`${fill(texts.showPicture, { name })}${index > 0 ? ` (${index + 1})` : ""}`}
          className="border-line hover:border-ink block size-11 shrink-0 overflow-hidden rounded-sm border sm:size-9"
          onClick={() => actions.current.onPicture(product, index)}
        >
          <ProductPicture address={address} alt="" width={44} sizes="44px" />
        </button>
      ))}
      {addresses.length > THUMBNAILS && (
        <span className="figures text-muted text-sm">+{addresses.length - THUMBNAILS}</span>
      )}
    </span>
  );
}

/** The category of a product, above its sub category. */
function CategoryCell({ subCategory }: { readonly subCategory: SubCategoryChoice }) {
  const { locale } = useLocale();
  return (
    <span className="grid gap-0.5">
      {/* A name may be several runs of text, which stay in one line of the grid. */}
      <span>
        <LocalText text={localName(subCategory.category, locale)} />
      </span>
      <span className="text-muted text-sm">
        <LocalText text={localName(subCategory, locale)} />
      </span>
    </span>
  );
}

/** What the columns of the products table are made from. */
export interface ProductColumnOptions {
  /** Stock up to which a product without a limit of its own counts as low. */
  readonly lowStockAt: number;
  /** The sub categories of the products; null leaves the column of categories out, where the page names one. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]> | null;
  /** Whether costs and margins have columns. */
  readonly seesCosts: boolean;
  /** Whether the reader may change products: names then open their forms. */
  readonly mayChange: boolean;
}

/** The columns of the products table; they stay the same between renders. */
export function useProductColumns(
  actions: RefObject<ProductCellActions>,
  { lowStockAt, subCategories, seesCosts, mayChange }: ProductColumnOptions,
): readonly DataTableColumn<AdminProduct>[] {
  const { products: texts } = useMessages("dashProducts");
  const { aside } = useMessages("dashShell");
  const { locale } = useLocale();
  const hasCategory = subCategories !== null;
  const choices = subCategories?.status === "ready" ? subCategories.data : null;
  return useMemo(() => {
    const byId = new Map(choices?.map((one) => [one.id, one]));
    const category: DataTableColumn<AdminProduct> = {
      id: "category",
      label: texts.category,
      hiddenAtFirst: true,
      size: 180,
      render: ({ sub_category_id }) => {
        const subCategory = byId.get(sub_category_id);
        return subCategory && <CategoryCell subCategory={subCategory} />;
      },
    };
    const costs: readonly DataTableColumn<AdminProduct>[] = [
      {
        id: "cost",
        label: texts.cost,
        hiddenAtFirst: true,
        size: 120,
        align: "end",
        render: (product) => <CostCell product={product} />,
      },
      {
        id: "margin",
        label: texts.margin,
        hiddenAtFirst: true,
        size: 150,
        align: "end",
        render: (product) => <MarginCell product={product} />,
      },
    ];
    return [
      {
        id: "name",
        label: texts.name,
        size: 260,
        sortable: true,
        render: (product) => <NameCell {...{ product, actions, mayChange }} />,
      },
      {
        id: "price",
        label: texts.price,
        size: 140,
        sortable: true,
        align: "end",
        render: (product) => <PriceCell product={product} />,
      },
      {
        id: "amount",
        label: texts.amount,
        size: 100,
        sortable: true,
        align: "end",
        render: (product) => <AmountCell product={product} lowStockAt={lowStockAt} />,
      },
      {
        id: "description",
        label: texts.description,
        size: 250,
        render: ({ description, description_ar }) => (
          <span className="text-muted line-clamp-1">
            <LocalText text={(locale === "ar" && description_ar) || description} />
          </span>
        ),
      },
      {
        id: "image",
        label: texts.image,
        size: 150,
        render: (product) => <PicturesCell product={product} actions={actions} />,
      },
      {
        id: "brand",
        label: texts.brand,
        hiddenAtFirst: true,
        size: 130,
        render: ({ brand }) => brand && <bdi className="wrap-anywhere">{brand}</bdi>,
      },
      ...(hasCategory ? [category] : []),
      ...(seesCosts ? costs : []),
      ...asidePlaces.map((place) => ({
        id: place,
        label: aside[place],
        hiddenAtFirst: true,
        size: 110,
        align: "end" as const,
        render: (product: AdminProduct) => <AsideCell {...{ product, place, actions }} />,
      })),
    ];
  }, [texts, aside, locale, actions, lowStockAt, hasCategory, choices, seesCosts, mayChange]);
}
