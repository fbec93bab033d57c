import type { LabelFormatName } from "@shop/domain/labels/label-formats.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

/** One label as formatted texts and the contents of its codes. */
export interface Label {
  readonly name: string;
  /** '' for a product without one. */
  readonly partNumber: string;
  /** '' where labels state no prices, and while the price is being updated. */
  readonly price: string;
  /** What the price is for, such as 'per pack of 10'; '' where it is that of a piece. */
  readonly unit: string;
  /** The content of the barcode; null without one. */
  readonly barcode: string | null;
  /** The address in the QR code; null without one. */
  readonly link: string | null;
}

/** Labels in one language and format: what the process that makes PDF files gets. */
export interface LabelPrint {
  readonly locale: Locale;
  readonly format: LabelFormatName;
  readonly title: string;
  /** The place of the first label on the first sheet, from 0. */
  readonly firstPlace: number;
  /** Labels with the number of each. */
  readonly labels: ReadonlyArray<{ readonly label: Label; readonly count: number }>;
}
