import type { Bilingual } from "@shop/domain/locale/locale.ts";

/** The names of a duplicated product, in the language of each field and not of the page. */
export const copiedName: Bilingual = { en: "{name} (copy)", ar: "{name} (نسخة)" };
