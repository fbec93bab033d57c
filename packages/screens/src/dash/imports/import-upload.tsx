import type { ImportListView } from "@shop/data/dash/imports/view.ts";
import { MAX_SHEET_BYTES } from "@shop/domain/sheets/sheet-limits.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { OrderSection } from "../orders/order-section.tsx";
import { exportAddress } from "./file-address.ts";
import { ProgressBar } from "./progress-bar.tsx";

/** Content types of sheets with their file extensions; programs name CSV in several ways. */
const ACCEPT = {
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "text/csv": [".csv", ".tsv", ".txt"],
  "text/tab-separated-values": [".tsv"],
  "text/plain": [".txt", ".csv"],
  "application/vnd.ms-excel": [".csv", ".xls"],
} as const;

/** Choice of the file to import, with the rules that it is read by. */
export function ImportUpload({
  upload,
  progress,
  onUpload,
}: Pick<ImportListView, "upload" | "progress" | "onUpload">) {
  const { upload: texts } = useMessages("dashImports");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const [name, setName] = useState("");
  const [isRejected, setRejected] = useState(false);
  const isPending = upload.status === "pending";
  return (
    <OrderSection title={texts.title}>
      <FileDrop
        buttonLabel={texts.choose}
        hint={`${texts.drop} ${texts.limits}`}
        accept={ACCEPT}
        maxBytes={MAX_SHEET_BYTES}
        maxFiles={1}
        disabled={isPending}
        onFiles={([file]) => {
          setRejected(!file);
          if (!file) return;
          setName(file.name);
          onUpload(file);
        }}
      />
      <div className="mt-3 empty:hidden">
        {isPending && <ProgressBar label={fill(texts.uploading, { name })} share={progress} />}
        {upload.status === "failed" && (
          <FormFailure>{`${texts.failed} ${errorWords(errors, upload.error)}`}</FormFailure>
        )}
        {isRejected && !isPending && <FormFailure>{`${texts.failed} ${texts.limits}`}</FormFailure>}
      </div>
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
    </OrderSection>
  );
}
