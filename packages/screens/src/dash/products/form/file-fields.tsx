import { MAX_PDF_BYTES } from "@shop/contract/product-files/limits.ts";
import type { UploadProgress } from "@shop/data/dash/products/view.ts";
import { MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { FileDrop, type FileRejectionReason } from "@shop/ui/file-drop/file-drop.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import Link2 from "lucide-react/icons/link-2";
import { useId, useState } from "react";

import { FileRow, useFileName } from "./file-row.tsx";
import type { Files } from "./use-files.ts";

const limits = { megabytes: MAX_PDF_BYTES / 1024 / 1024, count: MAX_PRODUCT_FILES };

/** Why a file is not taken: its type, or content that is no PDF although its name says so; null for one that is. */
async function pdfFaultOf(file: File): Promise<FileRejectionReason | null> {
  return (await file.slice(0, 5).text()) === "%PDF-" ? null : "wrong_type";
}

export interface FileFieldsProps {
  /** The files of the form, with the functions that change them. */
  readonly files: Files;
  /** Share of each PDF that is uploaded, 0 to 1, by the key of its file. */
  readonly progress: UploadProgress;
  /** Disables all changes while the form is being saved. */
  readonly disabled: boolean;
}

/** The datasheets and other files of a product form: rows in their order, the area that takes a PDF, and the button that adds a link. */
export function FileFields({ files, progress, disabled }: FileFieldsProps) {
  const { files: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const nameOf = useFileName();
  const labelId = useId();
  const [rejection, setRejection] = useState<FileRejectionReason | null>(null);
  const { entries, failures, hasRoom } = files;
  const listFailure = failures.get(null);
  return (
    <section aria-labelledby={labelId} className="grid gap-3">
      <h3 id={labelId} className="font-semibold">
        {texts.label}
      </h3>
      {listFailure && (
        <p role="alert" className="text-negative text-sm">
          {texts.failed}: {errorWords(errors, listFailure)}
        </p>
      )}
      {entries.length > 0 && (
        <SortableList
          className="grid gap-2"
          items={entries}
          itemId={({ key }) => key}
          itemName={nameOf}
          onReorder={files.reorder}
          disabled={disabled}
          labels={{
            handle: (name) => fill(texts.move, { name }),
            instructions: texts.instructions,
            moved: (name, position, total) => fill(texts.moved, { name, position, total }),
            dropped: (name, position, total) => fill(texts.dropped, { name, position, total }),
            cancelled: (name) => fill(texts.cancelled, { name }),
          }}
        >
          {(entry, handle) => (
            <FileRow
              entry={entry}
              name={nameOf(entry)}
              progress={entry.file ? progress[entry.key] : undefined}
              failure={failures.get(entry.key)}
              disabled={disabled}
              handle={handle}
              onChange={(changed) => files.change(entry.key, changed)}
              onRemoved={(removed) => files.setRemoved(entry.key, removed)}
            />
          )}
        </SortableList>
      )}
      <FileDrop
        buttonLabel={texts.choose}
        hint={fill(texts.hint, limits)}
        accept={{ "application/pdf": [".pdf"] }}
        maxBytes={MAX_PDF_BYTES}
        maxFiles={1}
        disabled={disabled || !hasRoom}
        check={pdfFaultOf}
        onFiles={(taken, rejected) => {
          for (const file of taken) files.add(file);
          setRejection(rejected[0]?.reason ?? null);
        }}
      />
      {rejection && (
        <p role="alert" className="text-negative text-sm">
          {fill(texts.reasons[rejection], limits)}
        </p>
      )}
      <Button className="justify-self-start" disabled={disabled || !hasRoom} onClick={() => files.add(null)}>
        <Link2 aria-hidden className="size-4" />
        {texts.addLink}
      </Button>
    </section>
  );
}
