import type { ProductImport, SheetReading } from "@shop/contract/imports/product-import.ts";
import type { ReadingChoice } from "@shop/data/dash/imports/view.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { type Encoding, encodings } from "@shop/domain/sheets/encodings.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";
import { HiddenParts } from "./hidden-parts.tsx";

export interface ImportReadingProps {
  /** The import whose file was read. */
  readonly found: Pick<ProductImport, "reading" | "can_read_again">;
  /** Disables the button that reads the file again while a command is being sent. */
  readonly isPending: boolean;
  /** Called with what was chosen otherwise when the file is to be read again. */
  readonly onReadAgain: (choice: ReadingChoice) => void;
}

const encodingOf = (value: string): Encoding | null => encodings.find((one) => one === value) ?? null;

/** How the file of an import was read, and the choice of another sheet, heading row or encoding. */
export function ImportReading({ found: { reading, can_read_again: canRead }, ...props }: ImportReadingProps) {
  if (!reading || !canRead) return null;
  // The choice starts anew with each reading.
  const key = [reading.sheet, reading.heading_row, reading.encoding, reading.with_hidden].join(" ");
  return <ReadingForm key={key} {...props} reading={reading} />;
}

function ReadingForm({
  reading,
  isPending,
  onReadAgain,
}: Omit<ImportReadingProps, "found"> & { readonly reading: SheetReading }) {
  const { reading: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const [sheet, setSheet] = useState(reading.sheet);
  const [heading, setHeading] = useState(reading.heading_row);
  const [encoding, setEncoding] = useState(reading.encoding);
  const [withHidden, setWithHidden] = useState(reading.with_hidden);
  const isOther =
    sheet !== reading.sheet || encoding !== reading.encoding || withHidden !== reading.with_hidden;
  const above = reading.top.filter(({ row }) => row < reading.heading_row).length;
  const isListed = reading.top.some(({ row }) => row === heading);
  return (
    <DashSection title={texts.title}>
      {above > 0 && <p className="text-muted mb-3 text-sm">{plural(locale, above, texts.above)}</p>}
      <HiddenParts reading={reading}>
        <Checkbox
          checked={withHidden}
          onChange={({ target: { checked } }) => setWithHidden(checked)}
          className="mt-1"
        >
          {texts.withHidden}
        </Checkbox>
      </HiddenParts>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {reading.sheets.length > 1 && (
          <Field label={texts.sheet}>
            <Select
              className="w-full"
              value={String(sheet)}
              onChange={({ target: { value } }) => setSheet(Number(value))}
            >
              {reading.sheets.map(({ name, hidden, rows }, position) => (
                <option key={name} value={position}>
                  {isolated(name, locale)}
                  {hidden && ` (${texts.hidden})`}: {plural(locale, rows, texts.rows)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={texts.heading}>
          <Select
            className="w-full"
            value={String(heading)}
            disabled={isOther}
            onChange={({ target: { value } }) => setHeading(Number(value))}
          >
            {!isListed && (
              <option value={heading}>
                {fill(texts.headingOption, { row: String(heading), cells: "…" })}
              </option>
            )}
            {reading.top.map(({ row, cells }) => (
              <option key={row} value={row}>
                {fill(texts.headingOption, {
                  row: String(row),
                  cells: isolated(cells.filter(Boolean).join(" · "), locale),
                })}
              </option>
            ))}
          </Select>
        </Field>
        {encoding !== null && (
          <Field label={texts.encoding}>
            <Select
              className="w-full"
              value={encoding}
              onChange={({ target: { value } }) => setEncoding(encodingOf(value))}
            >
              {encodings.map((one) => (
                <option key={one} value={one}>
                  {texts.encodings[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={isPending || (!isOther && heading === reading.heading_row)}
          onClick={() =>
            onReadAgain({
              ...(sheet !== reading.sheet && { sheet }),
              ...(withHidden !== reading.with_hidden && { with_hidden: withHidden }),
              ...(encoding !== null && encoding !== reading.encoding && { encoding }),
              // Another sheet, or other letters, may have another heading.
              ...(!isOther && { heading_row: heading }),
            })
          }
        >
          {texts.again}
        </Button>
        <p className="text-muted text-sm">{texts.hint}</p>
      </div>
    </DashSection>
  );
}
