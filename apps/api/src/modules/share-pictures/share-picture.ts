import type { Locale } from "@shop/domain/locale/locale.ts";

/** What a picture for links shows. */
export interface SharePicture {
  readonly locale: Locale;
  readonly shop: string;
  /** Colour of the line above the shop's name, '#' and six hexadecimal digits. */
  readonly accent: string;
  readonly title: string;
  /** A line below the title, such as a part number; '' for none. */
  readonly detail: string;
  readonly price: string;
  /** Whether the price is an amount, and not what stands for one. */
  readonly isPriced: boolean;
  /** A line below the price, such as the stock; null for none. */
  readonly note: { readonly text: string; readonly isGood: boolean } | null;
  /** Files of pictures, of which up to four are shown; those that cannot be read are left out. */
  readonly pictures: readonly string[];
}
