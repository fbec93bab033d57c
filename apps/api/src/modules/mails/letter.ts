import type { Locale } from "@shop/domain/locale/locale.ts";

/** A row of a letter's table. */
export interface LetterLine {
  readonly name: string;
  /** A part number, and the quantity in units and pieces where it is not one of pieces; '' without both. */
  readonly detail: string;
  readonly qty: string;
  readonly price: string;
  /** '' where there is no price yet. */
  readonly sum: string;
}

/** An amount of a letter with its name. */
export interface LetterSum {
  readonly label: string;
  readonly value: string;
}

/** An order as a letter shows it: its lines, its total, and who ordered it. */
export interface OrderTable {
  readonly headings: Readonly<Record<"product" | "sum", string>>;
  readonly lines: readonly LetterLine[];
  /** The total, and below it the delivery and the total with it, where a cost is stated. */
  readonly sums: readonly LetterSum[];
  readonly details: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  };
}

/** The content of a mail, from which text and HTML are rendered. All of it is plain text, without markup. */
export interface Letter {
  readonly locale: Locale;
  readonly title: string;
  readonly opening: readonly string[];
  /** A link into the shop; null where PUBLIC_URL is not set. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** The order that it is about; null for any other letter. */
  readonly order: OrderTable | null;
  readonly closing: readonly string[];
  /** A link in small type at the end; none unless given. */
  readonly end?: { readonly label: string; readonly href: string };
  readonly signature: string;
}
