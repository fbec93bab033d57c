import type { SheetReading } from "@shop/contract/imports/product-import.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import type { ReactNode } from "react";

export interface HiddenPartsProps {
  /** How the workbook was read. */
  readonly reading: SheetReading;
  /** The choice to read hidden rows and columns as well, below what is said of them. */
  readonly children?: ReactNode;
}

/** Rows, columns and other sheets with content that the sender of a workbook has hidden; nothing without any. */
export function HiddenParts({ reading, children }: HiddenPartsProps) {
  const { reading: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const { hidden_rows: rows, hidden_columns: columns } = reading;
  const sheets = reading.sheets
    .filter((one, position) => one.hidden && one.rows > 0 && position !== reading.sheet)
    .map(({ name }) => isolated(name, locale));
  const isHidden = rows > 0 || columns.length > 0;
  if (!isHidden && sheets.length === 0) return null;
  return (
    <div className="bg-caution-soft mb-3 rounded-md p-3 text-sm wrap-anywhere">
      {isHidden && (
        <p>
          {[
            ...(rows > 0 ? [plural(locale, rows, texts.hiddenRows)] : []),
            ...(columns.length > 0
              ? [fill(texts.hiddenColumns, { columns: isolated(columns.join(", "), locale) })]
              : []),
            reading.with_hidden ? texts.readAsWell : texts.leftOut,
          ].join(" ")}
        </p>
      )}
      {isHidden && children}
      {sheets.length > 0 && <p>{fill(texts.hiddenSheets, { sheets: sheets.join(" · ") })}</p>}
    </div>
  );
}
