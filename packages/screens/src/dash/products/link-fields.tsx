import type { ProductFormValues, ProductFormView } from "@shop/data/dash/products/view.ts";
import {
  type LinkField,
  linkFields,
  linksOfText,
  linksText,
  MAX_LINKS,
} from "@shop/domain/catalogue/product-links.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import type { CommandItem } from "@shop/ui/command-palette/command-search.tsx";
import { SearchPicker } from "@shop/ui/command-palette/search-picker.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useId, useRef } from "react";
import { useController } from "react-hook-form";

import type { SchemaForm } from "../../form/use-schema-form.ts";
import { LocalText, PartNumber } from "../../parts/local-text.tsx";
import { ProductPicture } from "../../parts/product-picture.tsx";
import type { Linked } from "./use-linked.ts";

/** Props of {@link LinkFields}. */
export interface LinkFieldsProps extends Pick<ProductFormView, "productSearch"> {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** Names the linked products. */
  readonly linked: Linked;
  /** The product of the form, which cannot be linked to itself; null for a new one. */
  readonly own: number | null;
  /** Disables all changes while the form is being saved. */
  readonly disabled: boolean;
}

interface AddLinkProps extends Pick<LinkFieldsProps, "productSearch" | "linked" | "own" | "disabled"> {
  /** Name of the field. */
  readonly label: string;
  readonly ids: readonly number[];
  readonly onAdd: (id: number) => void;
}

/** The button that opens a search for a product to link. */
function AddLink({ productSearch, linked, own, disabled, label, ids, onAdd }: AddLinkProps) {
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
        linked.add({ id, name, name_ar, part_number, deleted: false });
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

/** The products of one field: rows in their order, each with a button that removes it, and the search that adds one. */
function LinkList({
  form,
  field,
  linked,
  own,
  disabled,
  productSearch,
}: LinkFieldsProps & { readonly field: LinkField }) {
  const { links: texts } = useMessages("dashProducts");
  const names = useMessages("dashShell").fields.names;
  const errors = useMessages("errors");
  const isolated = useIsolated();
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control: form.control, name: field });
  const ids = linksOfText(value);
  const change = (next: readonly number[]) => {
    onChange(linksText(next));
    form.clearOnEdit(field);
  };
  const nameOf = (id: number): string => isolated(linked.nameOf(id));
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      data-invalid={error ? "" : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 content-start gap-2 outline-none"
    >
      <legend className="font-semibold">{names[field]}</legend>
      <p className="text-muted text-sm">{texts.hints[field]}</p>
      {ids.length > 0 && (
        <SortableList
          className="grid gap-2"
          items={ids}
          itemId={(id) => id}
          itemName={nameOf}
          onReorder={change}
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
            const product = linked.ofId(id);
            return (
              <div className="border-line bg-surface flex items-center gap-1 rounded-md border p-1">
                {handle}
                <p className="min-w-0 grow px-1 leading-snug wrap-anywhere">
                  <LocalText text={linked.nameOf(id)} />
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
                    change(ids.filter((one) => one !== id));
                    // The pressed button disappears with its row.
                    group.current?.focus();
                  }}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </div>
            );
          }}
        </SortableList>
      )}
      {error && <FieldError id={errorId}>{errorWords(errors, error.message ?? "")}</FieldError>}
      {ids.length >= MAX_LINKS ? (
        <p className="text-muted text-sm">{fill(texts.full, { most: formatCount(MAX_LINKS) })}</p>
      ) : (
        <AddLink
          {...{ productSearch, linked, own, disabled, ids }}
          label={names[field]}
          onAdd={(id) => change([...ids, id])}
        />
      )}
    </fieldset>
  );
}

/** The products that a product names: what it needs, its accessories and its alternatives. */
export function LinkFields(props: LinkFieldsProps) {
  const { links: texts } = useMessages("dashProducts");
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line grid gap-5 border-t pt-5">
      <h3 id={heading} className="font-semibold">
        {texts.label}
      </h3>
      {linkFields.map((field) => (
        <LinkList key={field} field={field} {...props} />
      ))}
    </section>
  );
}
