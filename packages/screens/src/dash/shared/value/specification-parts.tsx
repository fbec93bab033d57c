import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { printSpecification } from "@shop/domain/specifications/print-specification.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { useReading } from "../sheet/use-reading.ts";

/** Choices that a field suggests. */
const MAX_SUGGESTIONS = 200;

/** The name of an attribute with its unit, where it has one. */
export function attributeLabel(attribute: Attribute, locale: Locale): string {
  const { symbol, ar } = unitOf(attribute.unit);
  const unit = locale === "ar" ? ar : symbol;
  return localName(attribute, locale) + (unit === "" ? "" : ` (${unit})`);
}

/** An example of a number in the unit of an attribute, as a placeholder; undefined for other kinds. */
export function useNumberExample(): (attribute: Attribute) => string | undefined {
  const { specifications: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  return ({ kind, unit }) =>
    kind === "number" ? fill(texts.example, { value: printNumber(4700, unit, locale) }) : undefined;
}

/** The options of a select of yes and no, the first of which is neither. */
export function YesNoOptions({ attribute, none }: { readonly attribute: Attribute; readonly none: string }) {
  const { locale } = useLocale();
  return (
    <>
      <option value="">{none}</option>
      {[true, false].map((yes) => (
        <option key={String(yes)} value={printSpecification(attribute, { yes }, "en")}>
          {printSpecification(attribute, { yes }, locale)}
        </option>
      ))}
    </>
  );
}

/** Texts that complete an entered one by a choice: behind the last ';', which separates choices, with those whose names contain what stands there. */
function suggestionsFor({ choices }: Attribute, text: string, locale: Locale): readonly string[] {
  const at = Math.max(text.lastIndexOf(";"), text.lastIndexOf("؛")) + 1;
  const before = text.slice(0, at) + (at > 0 ? " " : "");
  const begun = foldText(text.slice(at));
  const found: string[] = [];
  for (const choice of choices) {
    if (found.length === MAX_SUGGESTIONS) break;
    const name = localName(choice, locale);
    if (foldText(name).includes(begun)) found.push(before + name);
  }
  return found;
}

export interface SpecificationHelpProps {
  /** Id of the reading, for `aria-describedby` of the field. */
  readonly readingId: string;
  /** Id of the list of suggestions, for `list` of the field. */
  readonly listId: string;
  /** The attribute that the text is a value of. */
  readonly attribute: Attribute;
  /** What the field holds. */
  readonly text: string;
}

/** What stands below the field of a value: what its text is read as, and the choices that it can be completed by. */
export function SpecificationHelp({ readingId, listId, attribute, text }: SpecificationHelpProps) {
  const { locale } = useLocale();
  const readingOf = useReading();
  return (
    <>
      <p id={readingId} aria-live="polite" className="text-muted min-h-5 text-sm">
        {readingOf(attribute, text)}
      </p>
      {attribute.choices.length > 0 && (
        <datalist id={listId}>
          {suggestionsFor(attribute, text, locale).map((suggested) => (
            <option key={suggested} value={suggested}>
              {suggested}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
