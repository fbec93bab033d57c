import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductSearchView } from "@shop/data/dash/products/product-search-view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import type { CommandItem } from "@shop/ui/command-palette/command-search.tsx";
import { SearchPicker } from "@shop/ui/command-palette/search-picker.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash";
import { useId, useRef } from "react";

import { LocalText, PartNumber } from "../../../shared/local-text.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import type { ProductNames } from "../value/use-product-names.ts";

export interface ProductListFieldProps {
  /** Name of the field. */
  readonly label: string;
  /** Text below it. */
  readonly hint: string;
  /** The ids of the products, in order. */
  readonly ids: readonly number[];
  /** Called with all ids after a change. */
  readonly onChange: (ids: readonly number[]) => void;
  /** Names the products. */
  readonly names: Pick<ProductNames, "ofId" | "nameOf" | "add">;
  /** Finds products to add. */
  readonly productSearch: ProductSearchView;
  /** A product that cannot be added; null for none. */
  readonly own: number | null;
  /** The most products. */
  readonly most: number;
  /** Disables all changes while the form is being saved. */
  readonly disabled?: boolean;
  /** The error's code. */
  readonly error?: string | undefined;
}

type AddProps = Pick<ProductListFieldProps, "label" | "ids" | "names" | "productSearch" | "own"> & {
  readonly disabled: boolean;
  readonly onAdd: (id: number) => void;
};

/** The button that opens a search for a product to add. */
function AddProduct({ productSearch, names, own, disabled, label, ids, onAdd }: AddProps) {
  const { links: texts } = useMessages("dashProducts");
  const { retry } = useMessages("common");
  const { locale } = useLocale();
  const { query, products, failed, searching, onQuery, onRetry } = productSearch;
  const term = query.trim();
  const items = products.map((product): CommandItem => {
    const { id, part_number, image } = product;
    return {
      value: String(id),
      disabled: id === own || ids.includes(id),
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
            {id === own && <span>{texts.own}</span>}
            {ids.includes(id) && <span>{texts.isLinked}</span>}
          </span>
        </span>
      ),
    };
  });
  return (
    <SearchPicker
      title={fill(texts.find, { field: label })}
      placeholder={texts.findHint}
      query={query}
      onQuery={onQuery}
      groups={[{ items }]}
      loading={searching ? texts.searching : undefined}
      emptyText={
        failed ? (
          <span className="grid justify-items-center gap-3">
            {texts.searchFailed}
            <Button onClick={onRetry}>{retry}</Button>
          </span>
        ) : term === "" ? (
          texts.typeHint
        ) : (
          fill(texts.notFound, { term })
        )
      }
      onSelect={(value) => {
        const found = products.find(({ id }) => String(id) === value);
        if (!found) return;
        const { id, name, name_ar, part_number } = found;
        names.add({ id, name, name_ar, part_number, deleted: false } satisfies LinkedProduct);
        onAdd(id);
      }}
    >
      <Button
        disabled={disabled}
        className="justify-self-start"
        aria-label={fill(texts.addTo, { field: label })}
      >
        <Plus aria-hidden className="size-4" />
        {texts.add}
      </Button>
    </SearchPicker>
  );
}

/** A list of products: rows in their order, each with a button that removes it, and a search that adds one. */
export function ProductListField({
  label,
  hint,
  ids,
  onChange,
  names,
  productSearch,
  own,
  most,
  disabled = false,
  error,
}: ProductListFieldProps) {
  const { links: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const isolated = useIsolated();
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const nameOf = (id: number): string => isolated(names.nameOf(id));
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      data-invalid={error ? "" : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 content-start gap-2 outline-none"
    >
      <legend className="font-semibold">{label}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {ids.length > 0 && (
        <SortableList
          className="grid gap-2"
          items={ids}
          itemId={(id) => id}
          itemName={nameOf}
          onReorder={onChange}
          disabled={disabled}
          labels={{
            handle: (name) => fill(texts.move, { name }),
            instructions: texts.instructions,
            moved: (name, position, total) => fill(texts.moved, { name, position, total }),
            dropped: (name, position, total) => fill(texts.dropped, { name, position, total }),
            cancelled: (name) => fill(texts.cancelled, { name }),
          }}
        >
          {(id, handle) => {
            const product = names.ofId(id);
            return (
              <div className="border-line bg-surface flex items-center gap-1 rounded-md border p-1">
                {handle}
                <p className="min-w-0 grow px-1 leading-snug wrap-anywhere">
                  <LocalText text={names.nameOf(id)} />
                  <span className="text-muted flex flex-wrap gap-x-3 text-sm">
                    {product?.part_number && <PartNumber number={product.part_number} />}
                    {product?.deleted && <span className="text-caution">{texts.deleted}</span>}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="icon"
                  disabled={disabled}
                  aria-label={fill(texts.remove, { name: nameOf(id) })}
                  onClick={() => {
                    onChange(ids.filter((one) => one !== id));
                    // The pressed button disappears with its row.
                    group.current?.focus();
                  }}
                >
                  <Trash aria-hidden className="size-4" />
                </Button>
              </div>
            );
          }}
        </SortableList>
      )}
      {error && <FieldError id={errorId}>{errorWords(errors, error)}</FieldError>}
      {ids.length >= most ? (
        <p className="text-muted text-sm">{fill(texts.full, { most: formatCount(most) })}</p>
      ) : (
        <AddProduct
          {...{ productSearch, names, own, disabled, ids, label }}
          onAdd={(id) => onChange([...ids, id])}
        />
      )}
    </fieldset>
  );
}
