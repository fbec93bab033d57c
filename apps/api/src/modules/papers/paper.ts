import type { Locale } from "@shop/domain/locale/locale.ts";
import type { Shop } from "@shop/domain/site/shop.ts";

/** Kinds of papers of an order. */
export type PaperKind = "quotation" | "invoice" | "packing" | "receipt";

/** The shop as its papers name it. */
export interface PaperShop {
  readonly name: string;
  readonly tagline: string;
  /** Address of the stored picture of its logo; '' for none. */
  readonly logo: string;
  /** Whether the name is on the logo, and not set beside it. */
  readonly isNameOnLogo: boolean;
}

/** Names the shop on a paper. */
export const paperShop = (shop: Shop, locale: Locale): PaperShop => ({
  name: shop.name[locale],
  tagline: shop.tagline[locale],
  logo: shop.logo,
  isNameOnLogo: shop.logo !== "" && shop.logo_has_name,
});

/** A titled group of lines on a paper. */
export interface PaperBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One row of a paper's table. */
export interface PaperRow {
  readonly name: string;
  /** Part number, and the price that it was lowered from; '' without either. */
  readonly detail: string;
  /** Texts of the columns of numbers. */
  readonly numbers: readonly string[];
}

/** A paper as formatted texts in one language: what the process that makes PDF files gets. */
export interface Paper {
  readonly locale: Locale;
  readonly kind: PaperKind;
  readonly title: string;
  readonly shop: PaperShop;
  /** Lines below the title: number and date. */
  readonly subtitle: readonly string[];
  readonly parties: readonly PaperBlock[];
  readonly headings: {
    /** Heading of the boxes to tick on a packing list; null without them. */
    readonly tick: string | null;
    readonly name: string;
    readonly numbers: readonly string[];
  };
  readonly rows: readonly PaperRow[];
  /** The sum, with the discount before it, and below it the delivery and the sum with it, where they are stated, then what is paid and left. */
  readonly sums: readonly {
    readonly label: string;
    readonly value: string;
    /** Whether it says what another sum holds, such as its tax; false by default. */
    readonly isPart?: boolean;
  }[];
  /** Text below the sum; '' without one. */
  readonly remark: string;
  /** What is to be paid, in words; '' where the paper does not state it so. */
  readonly inWords: string;
  /** What a QR code below the sums says; '' without one. */
  readonly code: string;
  /** What the bars at the end of a receipt say; '' without them. */
  readonly barcode: string;
  /** What the shop promises beside the lines; null for nothing. */
  readonly terms: PaperBlock | null;
  /** How it is to be paid; null where nothing is said about it. */
  readonly payment: PaperBlock | null;
  /** What the buyer wrote; null without it. */
  readonly note: PaperBlock | null;
  /** Page number, with {page} and {pages}. */
  readonly page: string;
}
