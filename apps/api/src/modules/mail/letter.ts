import type { Locale } from "@shop/contract/locale.ts";

/** A row of a letter's table. */
export interface LetterLine {
  readonly name: string;
  /** A part number, or ''. */
  readonly detail: string;
  readonly qty: string;
  readonly price: string;
  /** '' where there is no price yet. */
  readonly sum: string;
}

/** What a mail says, before it becomes text and HTML. All of it is text: nothing in it is markup. */
export interface Letter {
  readonly locale: Locale;
  readonly title: string;
  readonly opening: readonly string[];
  /** Where the reader can go on in the shop; null where the shop's address is not known. */
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly headings: Readonly<Record<"product" | "sum" | "total", string>>;
  readonly lines: readonly LetterLine[];
  readonly total: string;
  readonly details: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  };
  readonly closing: readonly string[];
  readonly signature: string;
}

/** Keeps figures, numbers and addresses in their own direction within Arabic text. */
export const leftToRight = (text: string, locale: Locale): string =>
  locale === "ar" && text !== "" ? `\u2066${text}\u2069` : text;
