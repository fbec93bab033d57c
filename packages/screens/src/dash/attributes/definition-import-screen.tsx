import type { DefinitionsPreview } from "@shop/contract/attributes/sheet-endpoints.ts";
import type { DefinitionImportView } from "@shop/data/dash/attributes/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { MAX_DEFINITION_BYTES } from "@shop/domain/specifications/definition-sheet.ts";
import { definitionHeaders } from "@shop/domain/specifications/definition-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useEffect, useRef } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { UploadDrop } from "../imports/upload-drop.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { sheetFiles } from "../shared/sheet/sheet-files.ts";
import { DefinitionImports } from "./definition-imports.tsx";
import { DefinitionSheetMenu } from "./definition-sheet-menu.tsx";

const outcomes = ["rejected", "changed", "added", "unchanged"] as const;

type Definition = DefinitionsPreview["definitions"][number];

/** What becomes of one attribute of the sheet: which of its columns change, or the reasons for which it is rejected. */
function Outcome({ changed, choices_added: added, choices_changed: altered, errors }: Definition) {
  const { sheet: texts } = useMessages("dashAttributes");
  const errorTexts = useMessages("errors");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const headers = definitionHeaders[locale];
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const changes = [
    ...changed.map((column) => headers[column]),
    ...(added > 0 ? [plural(locale, added, texts.choicesAdded)] : []),
    ...(altered > 0 ? [plural(locale, altered, texts.choicesChanged)] : []),
  ];
  return (
    <>
      {changes.length > 0 && <p className="text-muted text-sm">{changes.join(" · ")}</p>}
      {errors.length > 0 && (
        <ul className="text-negative text-sm">
          {errors.map(({ line, column, code, value }) => (
            <li key={`${line} ${column} ${code} ${value}`}>
              {fill(texts.reason, {
                line: formatCount(line),
                column: headers[column],
                reason: reasons[code] ?? errorWords(errorTexts, code),
              })}
              {value !== "" && ` ${fill(texts.refused, { value: isolated(value) })}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What an import would do by attribute, those of each outcome together, and the command that imports them. */
function Preview({
  preview,
  isOutdated,
  applying,
  onApply,
}: Pick<DefinitionImportView, "isOutdated" | "applying" | "onApply"> & {
  readonly preview: DefinitionsPreview;
}) {
  const { sheet: texts } = useMessages("dashAttributes");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const { counts, definitions, ignored } = preview;
  const hidden = [
    ...(preview.hidden_rows > 0 ? [plural(locale, preview.hidden_rows, texts.hiddenRows)] : []),
    ...(preview.hidden_columns.length > 0
      ? [fill(texts.hiddenColumns, { columns: isolated(preview.hidden_columns.join(", ")) })]
      : []),
    ...(preview.hidden_sheets.length > 0
      ? [
          fill(texts.hiddenSheets, {
            sheets: preview.hidden_sheets.map((name) => isolated(name)).join(" · "),
          }),
        ]
      : []),
  ];
  const isPending = applying.status === "pending";
  const writes = counts.added + counts.changed;
  return (
    <DashSection title={texts.preview}>
      {isOutdated && (
        <p role="alert" className="border-caution mb-3 rounded-md border p-3 font-semibold">
          {texts.outdated}
        </p>
      )}
      <p aria-live="polite" className="font-semibold">
        {writes > 0 ? plural(locale, writes, texts.writes) : texts.nothing}
      </p>
      {ignored.length > 0 && (
        <p className="text-muted text-sm">{fill(texts.ignored, { columns: ignored.join(" · ") })}</p>
      )}
      {hidden.length > 0 && (
        <p className="bg-caution-soft mt-3 rounded-md p-3 text-sm wrap-anywhere">{hidden.join(" ")}</p>
      )}
      {outcomes.map((outcome) => {
        const rows = definitions.filter((one) => one.outcome === outcome);
        if (rows.length === 0) return null;
        return (
          <details key={outcome} open={outcome !== "unchanged"} className="border-line mt-3 border-t pt-1">
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-9 sm:py-1.5">
              {fill(texts.outcomes[outcome], { count: formatCount(counts[outcome]) })}
            </summary>
            <ul className="divide-line divide-y">
              {rows.map((row) => (
                <li key={row.line} className="py-2">
                  <p className="flex flex-wrap gap-x-3">
                    <span className="font-semibold wrap-anywhere">
                      <LocalText text={row.name} />
                    </span>
                    <span className="text-muted text-sm">
                      {fill(texts.line, { line: formatCount(row.line) })}
                    </span>
                  </p>
                  <Outcome {...row} />
                </li>
              ))}
            </ul>
            {rows.length < counts[outcome] && <p className="text-muted text-sm">{texts.more}</p>}
          </details>
        );
      })}
      {applying.status === "failed" && (
        <FormFailure>{`${texts.applyFailed} ${errorWords(errors, applying.error)}`}</FormFailure>
      )}
      {writes > 0 && (
        <Button
          variant="signal"
          className="mt-4 max-sm:w-full"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) onApply();
          }}
        >
          {isPending ? texts.applying : plural(locale, writes, texts.apply)}
        </Button>
      )}
    </DashSection>
  );
}

/** The import of definitions: a file, what it would change, the command that does so, and the imports before. */
export function DefinitionImportScreen({
  past,
  upload,
  progress,
  onUpload,
  result,
  preview,
  ...rest
}: DefinitionImportView) {
  const { sheet: texts, title } = useMessages("dashAttributes");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const done = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The pressed button is removed with the preview, which would reset the focus to the body.
    if (result) done.current?.focus();
  }, [result]);
  const faults: Readonly<Record<string, string>> = texts.faults;
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.title} note={<TextLink href={dashPages.attributes.path}>{title}</TextLink>} />
      <div className="grid gap-4">
        <DashSection title={texts.file} action={<DefinitionSheetMenu />}>
          <UploadDrop
            upload={upload.status === "failed" ? { status: "idle" } : upload}
            {...{ progress, onUpload }}
            texts={texts.upload}
            accept={sheetFiles}
            maxBytes={MAX_DEFINITION_BYTES}
            disabled={upload.status === "pending"}
          />
          {upload.status === "failed" && (
            <FormFailure>{`${texts.upload.failed} ${faults[upload.error] ?? errorWords(errors, upload.error)}`}</FormFailure>
          )}
          <details className="mt-2 text-sm">
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-9 sm:py-1.5">
              {texts.rules}
            </summary>
            <ul className="text-muted ms-4 list-disc space-y-1">
              {texts.rule.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </details>
        </DashSection>
        <output ref={done} tabIndex={-1} className="font-semibold outline-none empty:sr-only">
          {result &&
            `${plural(locale, result.added, texts.added)} ${plural(locale, result.changed, texts.changed)}`}
        </output>
        {preview && <Preview preview={preview} {...rest} />}
        <DefinitionImports {...past} />
      </div>
    </div>
  );
}
