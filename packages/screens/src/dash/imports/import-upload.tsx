import type { ImportListView } from "@shop/data/dash/imports/view.ts";
import { MAX_SHEET_BYTES } from "@shop/domain/sheets/sheet-limits.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { DashSection } from "../shared/dash-section.tsx";
import { exportAddress } from "./file-address.ts";
import { UploadDrop } from "./upload-drop.tsx";

/** Content types of sheets with their file extensions; programs name CSV in several ways. */
const ACCEPT = {
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "text/csv": [".csv", ".tsv", ".txt"],
  "text/tab-separated-values": [".tsv"],
  "text/plain": [".txt", ".csv"],
  "application/vnd.ms-excel": [".csv", ".xls"],
} as const;

/** Choice of the file to import, with the rules that it is read by. */
export function ImportUpload(upload: Pick<ImportListView, "upload" | "progress" | "onUpload">) {
  const { upload: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  return (
    <DashSection title={texts.title}>
      <UploadDrop
        {...upload}
        texts={texts}
        accept={ACCEPT}
        maxBytes={MAX_SHEET_BYTES}
        disabled={upload.upload.status === "pending"}
      />
      <p className="text-muted mt-3 text-sm">
        {texts.template}{" "}
        <a className="text-ink underline underline-offset-2" href={exportAddress("xlsx", locale)} download>
          {texts.templateLink}
        </a>
      </p>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-9 sm:py-1.5">
          {texts.rules}
        </summary>
        <ul className="text-muted ms-4 list-disc space-y-1">
          {Object.values(texts.rule).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </DashSection>
  );
}
