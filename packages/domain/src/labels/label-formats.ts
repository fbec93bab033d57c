/** Where the labels of a sheet of A4 paper are, in millimetres. */
interface LabelSheet {
  readonly columns: number;
  readonly rows: number;
  /** From the left side of the sheet to the first column. */
  readonly left: number;
  /** From the upper side of the sheet to the first row. */
  readonly top: number;
  /** From the left side of a column to that of the next one. */
  readonly stepX: number;
  /** From the upper side of a row to that of the next one. */
  readonly stepY: number;
}

/** The size of labels, in millimetres, and the sheet that they are on. */
export interface LabelFormat {
  readonly width: number;
  readonly height: number;
  /** What stays empty at each side of a label: printers do not reach the very side of a sheet. */
  readonly padding: number;
  /** Null for a roll, each page of which is one label. */
  readonly sheet: LabelSheet | null;
}

/** The formats of labels by their names, which state width and height. */
const labelFormats = {
  "roll-50x25": { width: 50, height: 25, padding: 1.5, sheet: null },
  "roll-40x30": { width: 40, height: 30, padding: 1.5, sheet: null },
  "sheet-70x36": {
    width: 70,
    height: 36,
    padding: 5,
    sheet: { columns: 3, rows: 8, left: 0, top: 4.5, stepX: 70, stepY: 36 },
  },
  "sheet-70x37": {
    width: 70,
    height: 37,
    padding: 5,
    sheet: { columns: 3, rows: 8, left: 0, top: 0.5, stepX: 70, stepY: 37 },
  },
  "sheet-52x30": {
    width: 52.5,
    height: 29.7,
    padding: 4.5,
    sheet: { columns: 4, rows: 10, left: 0, top: 0, stepX: 52.5, stepY: 29.7 },
  },
  "sheet-38x21": {
    width: 38.1,
    height: 21.2,
    padding: 1.5,
    sheet: { columns: 5, rows: 13, left: 4.7, top: 10.7, stepX: 40.6, stepY: 21.2 },
  },
} as const satisfies Readonly<Record<string, LabelFormat>>;

/** A format of labels. */
export type LabelFormatName = keyof typeof labelFormats;

const isFormat = (name: string): name is LabelFormatName => name in labelFormats;

/** The formats of labels, in the order of the choice. */
export const labelFormatNames: readonly LabelFormatName[] = Object.keys(labelFormats).filter(isFormat);

/** The size of labels of a format, with the sheet that they are on. */
export const labelFormatOf = (name: LabelFormatName): LabelFormat => labelFormats[name];

/** How many labels a page of a format has. */
export function placesOnPage({ sheet }: LabelFormat): number {
  return sheet === null ? 1 : sheet.columns * sheet.rows;
}

/** The largest number of places of a sheet, which bounds the first free one. */
export const MAX_LABEL_PLACES = Math.max(...labelFormatNames.map((name) => placesOnPage(labelFormats[name])));

/** The place of a label, from 0, on its page: millimetres from the left and upper side. */
export function placeOnPage(
  { sheet }: LabelFormat,
  place: number,
): { readonly x: number; readonly y: number } {
  if (sheet === null) return { x: 0, y: 0 };
  const row = Math.floor(place / sheet.columns);
  return { x: sheet.left + (place % sheet.columns) * sheet.stepX, y: sheet.top + row * sheet.stepY };
}
