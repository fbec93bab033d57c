import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { printSpecification } from "@shop/domain/specifications/print-specification.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";

/** What a text is read as, or why it is not read; undefined for a blank text, and where reading changes nothing. */
export function useReading(): (attribute: Attribute, text: string) => string | undefined {
  const { specifications: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  return (attribute, text) => {
    const { value, error } = readSpecification(attribute, text);
    if (error) return errorWords(errors, error);
    if (!value) return undefined;
    const reading = printSpecification(attribute, value, locale);
    return reading === text.trim() ? undefined : fill(texts.readsAs, { value: reading });
  };
}
