import { type Locale, localName } from "../locale/locale.ts";
import { type Attribute, isNumber, type Specification } from "./attribute.ts";
import { withArabicUnits } from "./print-units.ts";
import { printValue } from "./print-value.ts";

const YES_NO = { en: { yes: "Yes", no: "No" }, ar: { yes: "نعم", no: "لا" } } as const;

/** Between several choices; forms and sheets read it back. */
const SEPARATOR = { en: "; ", ar: "؛ " } as const;

const namesOf = (attribute: Attribute, ids: readonly number[], locale: Locale): string =>
  attribute.choices
    .filter(({ id }) => ids.includes(id))
    .map((choice) => localName(choice, locale))
    .join(SEPARATOR[locale]);

/** A value as pages show it: numbers with the prefix that suits them, and units in the language of the page, those of a text too. */
export function printSpecification(attribute: Attribute, value: Specification, locale: Locale): string {
  if ("choices" in value) return namesOf(attribute, value.choices, locale);
  if ("yes" in value) return YES_NO[locale][value.yes ? "yes" : "no"];
  if (isNumber(value)) return printValue(value, attribute.unit, locale);
  return locale === "ar" ? withArabicUnits(value.text) : value.text;
}

/** A value as forms and sheets have it: numbers and text as they were entered, everything else as in English pages. */
export const enteredText = (attribute: Attribute, value: Specification): string =>
  "text" in value ? value.text : printSpecification(attribute, value, "en");
