import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { askedPack } from "@shop/domain/catalogue/asked-pack.ts";
import { type SoldUnit, unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { aUnitWords } from "@shop/i18n/words/a-unit-words.ts";
import { Button } from "@shop/ui/button.tsx";

import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface PackQuestionProps {
  /** The form that holds names and unit. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** Asks how a product is sold whose names tell a pack that its unit does not state; nothing where that is known. The answer fills the unit, or is kept with the product. */
export function PackQuestion({ form }: PackQuestionProps) {
  const { packQuestion: texts } = useMessages("dashProducts");
  const { units } = useMessages("common");
  const { locale } = useLocale();
  const [name, nameAr, unit, denied] = form.watch(["name", "name_ar", "unit", "denied_pack"]);
  const pack = unit === "" ? askedPack({ name, name_ar: nameAr, denied_pack: denied }) : null;
  const set = (field: "unit" | "pieces_per_unit" | "denied_pack", value: string) => {
    form.setValue(field, value, { shouldDirty: true });
    form.clearOnEdit(field);
  };
  const take = ({ unit: taken, pieces_per_unit: pieces }: Required<SoldUnit>) => {
    set("unit", taken ?? "");
    set("pieces_per_unit", pieces == null ? "" : String(pieces));
    // The buttons go, and what they have filled is to be checked.
    form.setFocus("unit");
  };
  const words = pack && aUnitWords(pack, locale, { ...texts, ofUnit: units.ofUnit });
  return (
    <div aria-live="polite" className="not-empty:mb-5">
      {pack && words !== null && (
        <div className="border-caution grid gap-2 border-s-4 ps-3">
          <p>{fill(texts.ask, { pack: words })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => take(pack)}>
              {fill(texts.yes, { pack: words })}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                set("denied_pack", unitText(pack));
                form.setFocus("unit");
              }}
            >
              {texts.no}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
