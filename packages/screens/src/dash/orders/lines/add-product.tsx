import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import type { OrderableProduct, ProductSearchView } from "@shop/data/dash/products/product-search-view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import type { CommandItem } from "@shop/ui/command-palette/command-search.tsx";
import { SearchPicker } from "@shop/ui/command-palette/search-picker.tsx";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";

import { LocalText, PartNumber } from "../../../shared/local-text.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import { keptLines, type LineEdit } from "./line-edits.ts";

export interface AddProductProps {
  /** Finds the products. */
  readonly search: ProductSearchView;
  /** The lines to which a product is added. */
  readonly edits: ReadonlyArray<LineEdit>;
  /** Whether the order takes its pieces from the stock: what is sold out cannot be added to it. */
  readonly takesStock: boolean;
  /** Disables the button while the lines are being saved. */
  readonly disabled: boolean;
  /** Called with the product of which one piece is added. */
  readonly onAdd: (product: OrderableProduct) => void;
}

/** What a product that was found is listed with: its picture, names, price and stock. */
function useItemOf(edits: readonly LineEdit[], takesStock: boolean) {
  const { edit: texts, order: orderTexts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const listed = new Set(edits.map(({ line }) => line.product_id));
  const kept = new Set(keptLines(edits).map(({ line }) => line.product_id));
  return (product: OrderableProduct): CommandItem => {
    const { id, part_number, price, amount, image } = product;
    const stock = amount > 0 ? plural(locale, amount, texts.inStock) : orderTexts.soldOut;
    return {
      value: String(id),
      disabled: takesStock && amount <= 0 && !listed.has(id),
      icon: (
        <span className="border-line bg-surface block w-10 shrink-0 overflow-hidden rounded-sm border">
          <ProductPicture address={image ?? undefined} alt="" width={40} sizes="40px" />
        </span>
      ),
      label: (
        <span className="block py-1.5 leading-snug">
          <LocalText text={localName(product, locale)} />
          <span className="text-muted flex flex-wrap gap-x-3 text-sm">
            {part_number && <PartNumber number={part_number} />}
            <span>{kept.has(id) ? texts.inOrder : stock}</span>
          </span>
        </span>
      ),
      detail: <Price price={price} size="sm" />,
    };
  };
}

/** A button that opens a search for products; the chosen one is added to the lines of an order. */
export function AddProduct({ search, edits, takesStock, disabled, onAdd }: AddProductProps) {
  const { edit: texts } = useMessages("dashOrders");
  const { retry } = useMessages("common");
  const { locale } = useLocale();
  const itemOf = useItemOf(edits, takesStock);
  const [announced, setAnnounced] = useState("");
  const { query, products, failed } = search;
  if (keptLines(edits).length >= MAX_ORDER_LINES)
    return (
      <p className="text-muted py-3 text-sm">{fill(texts.full, { most: formatCount(MAX_ORDER_LINES) })}</p>
    );
  const add = (product: OrderableProduct) => {
    const isOwn = keptLines(edits).some(({ line }) => line.product_id === product.id);
    setAnnounced(fill(isOwn ? texts.oneMore : texts.wasAdded, { name: localName(product, locale) }));
    onAdd(product);
  };
  const unfound = query.trim() === "" ? texts.typeHint : fill(texts.notFound, { term: query.trim() });
  return (
    <div className="pb-4">
      <SearchPicker
        title={texts.find}
        placeholder={texts.findHint}
        query={query}
        onQuery={search.onQuery}
        groups={[{ items: products.map(itemOf) }]}
        loading={search.searching ? texts.searching : undefined}
        emptyText={
          failed ? (
            <span className="grid justify-items-center gap-3">
              {texts.searchFailed}
              <Button onClick={search.onRetry}>{retry}</Button>
            </span>
          ) : (
            unfound
          )
        }
        onSelect={(value) => {
          const product = products.find(({ id }) => String(id) === value);
          if (product) add(product);
        }}
      >
        <Button disabled={disabled} className="max-sm:min-h-11">
          <Plus aria-hidden className="size-4" />
          {texts.add}
        </Button>
      </SearchPicker>
      <output className="sr-only">{announced}</output>
    </div>
  );
}
