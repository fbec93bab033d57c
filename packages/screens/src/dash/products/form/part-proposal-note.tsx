import type { PartProposal, ProductFormValues } from "@shop/data/dash/products/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";

import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { Sentence } from "../../shared/value/sentence.tsx";

export interface PartProposalNoteProps {
  /** The form that holds part numbers and values. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  readonly partProposal: PartProposal;
  /** The attributes that the form shows. */
  readonly attributes: readonly Attribute[];
  /** Called with the texts to fill in, by the ids of their attributes. */
  readonly onTake: (values: ReadonlyMap<number, string>) => void;
}

/** What the part number of a form says of specifications that are still empty, and a button that fills them in; nothing where it says none. */
export function PartProposalNote({ form, partProposal, attributes, onTake }: PartProposalNoteProps) {
  const { specifications: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const { found, onNumbers } = partProposal;
  const [manufacturerPartNumber, partNumber, subCategoryId, filled] = useWatch({
    control: form.control,
    name: ["manufacturer_part_number", "part_number", "sub_category_id", "attribute_values"],
  });
  const report = useEffectEvent(onNumbers);
  useEffect(
    () => report({ manufacturerPartNumber, partNumber, subCategoryId }),
    [manufacturerPartNumber, partNumber, subCategoryId],
  );
  const rows = (found?.values ?? []).flatMap(({ attribute_id: id, text }) => {
    const attribute = attributes.find((one) => one.id === id);
    return attribute && (filled[id] ?? "").trim() === "" ? [{ attribute, text }] : [];
  });
  const [before = "", after = ""] = texts.fromNumber.split("{number}");
  return (
    <div aria-live="polite">
      {found && rows.length > 0 && (
        <div className="bg-sunken flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-3 py-2 text-sm">
          <p className="min-w-0 grow basis-60 wrap-anywhere">
            {before}
            <bdi className="font-semibold">{found.code}</bdi>
            {after}{" "}
            {rows.map(({ attribute, text }, at) => (
              <span key={attribute.id}>
                {at > 0 && " · "}
                {localName(attribute, locale)} <bdi className="font-semibold">{text}</bdi>
              </span>
            ))}
          </p>
          <Button
            size="sm"
            onClick={() => {
              onTake(new Map(rows.map(({ attribute, text }) => [attribute.id, text])));
              // The button goes, and what it has filled in is to be checked.
              const [first] = rows;
              if (first) form.setFocus(`attribute_values.${first.attribute.id}`);
            }}
          >
            <Sentence>{texts.fillIn}</Sentence>
          </Button>
        </div>
      )}
    </div>
  );
}
