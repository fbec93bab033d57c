import type { LabelFormatName } from "@shop/domain/labels/label-formats.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

/** How labels are printed. */
export interface LabelChoice {
  readonly format: LabelFormatName;
  readonly locale: Locale;
  /** Whether labels state prices. */
  readonly prices: boolean;
}
