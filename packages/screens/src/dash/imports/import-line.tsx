import type { FieldChange } from "@shop/contract/history/history.ts";
import type { ImportLine, ProductImport } from "@shop/contract/imports/product-import.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { type SheetField } from "@shop/domain/sheets/sheet-fields.ts";
import { attributeOfField } from "@shop/domain/specifications/attribute-set.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { importReason } from "@shop/i18n/words/import-reason.ts";
import { cn } from "@shop/ui/cn.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import ArrowRight from "lucide-react/icons/arrow-right";

import { LocalText } from "../../shared/local-text.tsx";
import { excerptOf } from "../shared/value/excerpt.ts";
import { directionOf } from "./direction.ts";

type ImportColumns = ProductImport["columns"];

const isField = (name: string): name is SheetField => name in sheetHeaders.en;

/** Names fields in the language of the page; attributes as the sheet does, or as they are stored. */
function useFieldName(columns: ImportColumns): (field: string) => string {
  const { locale } = useLocale();
  const { report } = useMessages("dashImports");
  return (changed) => {
    if (changed === "line") return report.line;
    // A line changes files by its links to datasheets.
    const field = changed === "files" ? "datasheets" : changed;
    return isField(field)
      ? sheetHeaders[locale][field]
      : (attributeOfField(field)?.name ?? columns.find((one) => one.field === field)?.header ?? field);
  };
}

/** Texts above this number of characters are shortened. */
const LONGEST = 120;

function Change({ name, field, old, new: now }: FieldChange & { readonly name: string }) {
  const { report } = useMessages("dashImports");
  const { visibilities: visibilityNames } = useMessages("dashShell").fields;
  const valueOf = (value: string | number): string => {
    const visibility = field === "visibility" && visibilities.find((one) => one === value);
    return visibility ? visibilityNames[visibility] : String(value);
  };
  const text = (value: FieldChange["new"], other: FieldChange["new"]) =>
    value === null || value === "" ? (
      <span className="text-muted">{report.empty}</span>
    ) : (
      <bdi className="whitespace-pre-line">
        {excerptOf(valueOf(value), LONGEST, other === null ? undefined : valueOf(other))}
      </bdi>
    );
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{name}: </span>
      {old !== null && (
        <>
          <del className="decoration-line-strong">{text(old, now)}</del>{" "}
          <ArrowRight aria-hidden className="text-muted inline size-3.5 rtl:-scale-x-100" />{" "}
        </>
      )}
      <ins className="no-underline">{text(now, old)}</ins>
    </li>
  );
}

/** Why a line is rejected, or a part of it left out, with the value that it is about. */
function Reason({
  code,
  value,
  rows,
}: {
  readonly code: string;
  readonly value?: string | undefined;
  /** The rows of the sheet that the reason names. */
  readonly rows: readonly number[];
}) {
  const dashImports = useMessages("dashImports");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const text = importReason({ dashImports, errors }, code, { hasValue: value !== undefined, rows, locale });
  if (value === undefined) return text;
  const [before, after] = text.split("{value}");
  return (
    <>
      {before}
      <bdi className="font-semibold" dir={directionOf(value)}>
        {value}
      </bdi>
      {after}
    </>
  );
}

/** Remarks that say themselves what becomes of the cell. */
const remarked = new Set([
  "code_is_date",
  "code_is_shortened",
  "first_counts",
  "found_by_barcode",
  "more_values",
  "name_as_description",
  "other_currency",
  "pack_in_name",
  "part_number_taken",
  "picture_elsewhere",
  "picture_missing",
  "picture_unreadable",
  "price_jump",
  "rows_in_cell",
  "stock_below_zero",
  "stock_kept",
  "stock_unknown",
  "tiers_kept",
  "tiers_left_out",
  "variant_named",
]);

/** Changes of a new product that are listed; its page has them all. */
const MAX_CHANGES = 4;

/** The changes that are listed: first where customers see the product, unless a new one is shown as usual. */
function listedChanges({ outcome, fields }: ImportLine): readonly FieldChange[] {
  const told = fields.filter(
    ({ field, new: now }) => field === "visibility" && (outcome !== "created" || now !== "shown"),
  );
  return [...told, ...fields.filter(({ field }) => field !== "visibility")].slice(0, MAX_CHANGES);
}

/** One line of an import with what changes, or why it is rejected. */
export function ImportLineEntry({
  line: one,
  columns,
}: {
  readonly line: ImportLine;
  /** The columns of the sheet. */
  readonly columns: ImportColumns;
}) {
  const { report, filters } = useMessages("dashImports");
  const nameOf = useFieldName(columns);
  const { line, name, outcome, product_id: productId } = one;
  const reasons = Object.entries({ ...one.warnings, ...one.errors });
  const title = name || `${report.line} ${line}`;
  return (
    <li className="border-line grid gap-x-4 gap-y-1 border-t py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1.4fr)]">
      <span className="text-muted tabular-nums">
        {report.line} {line}
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {productId !== null && outcome !== "created" ? (
            <TextLink href={`/dash/products?edit=${productId}`}>
              <LocalText text={title} />
            </TextLink>
          ) : (
            <LocalText text={title} />
          )}
        </p>
        <p className="text-muted">{filters[outcome]}</p>
      </div>
      <ul className="min-w-0 space-y-0.5">
        {reasons.map(([field, code]) => (
          <li
            key={field}
            className={cn("wrap-anywhere", outcome === "rejected" ? "text-negative" : "text-ink")}
          >
            <bdi dir={directionOf(nameOf(field))}>{nameOf(field)}</bdi>:{" "}
            <Reason code={code} value={one.refused[field]} rows={one.same_part} />
            {outcome !== "rejected" && !remarked.has(code) && ` ${report.leftOut}`}
          </li>
        ))}
        {one.kept.map((field) => (
          <li key={field}>
            {nameOf(field)}: <Reason code="changed_since" rows={one.same_part} />
          </li>
        ))}
        {listedChanges(one).map((change) => (
          <Change key={change.field} {...change} name={nameOf(change.field)} />
        ))}
      </ul>
    </li>
  );
}
