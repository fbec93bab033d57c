import type { PartNumberCheck, ProductFormValues } from "@shop/data/dash/products/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useEffect, useEffectEvent, useId } from "react";

import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface PartNumberFieldProps extends PartNumberCheck {
  /** The form that holds the field. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** The part number of a product; names and links the other products that have it, which are opened in a tab of their own. */
export function PartNumberField({ form, same, onPartNumber }: PartNumberFieldProps) {
  const { edit: texts } = useMessages("dashProducts");
  const { names } = useMessages("dashShell").fields;
  const { locale } = useLocale();
  const id = useId();
  const partNumber = form.watch("part_number");
  const report = useEffectEvent(onPartNumber);
  useEffect(() => report(partNumber), [partNumber]);
  const [before = "", after = ""] = texts.partNumberOf.split("{name}");
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...form.field("part_number")}
        label={names.part_number}
        optional={texts.optional}
        dir="ltr"
        autoComplete="off"
        aria-describedby={same.length > 0 ? id : undefined}
      />
      <div id={id} aria-live="polite" className="text-caution grid gap-1 text-sm">
        {same.map((one) => (
          <p key={one.id} className="flex items-start gap-1.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {before}
              <TextLink href={`${dashPages.products.path}?edit=${one.id}`} target="_blank">
                <bdi>{localName(one, locale)}</bdi>
              </TextLink>
              {after}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
