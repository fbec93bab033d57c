import type { Submission } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { useState } from "react";

import { FormFailure } from "../../../form/form-failure.tsx";
import { UploadDrop, type UploadDropProps } from "../../imports/upload-drop.tsx";
import { sheetFiles } from "./sheet-files.ts";

export interface SheetInputProps {
  /** The upload of a sheet; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Called with the chosen file, or with pasted text as one. */
  readonly onUpload: (file: File) => void;
  /** The name of the file that pasted text is sent as. */
  readonly pastedName: string;
  /** The largest file. */
  readonly maxBytes: number;
  /** Whether another sheet may be chosen once the last one is uploaded. */
  readonly isOpen: boolean;
  /** Wording for the kind of sheet. */
  readonly texts: Readonly<Record<"paste" | "read" | "reading", string>> & {
    /** What is said below the field of pasted rows; nothing by default. */
    readonly pasteHint?: string;
    readonly upload: UploadDropProps["texts"];
    /** Why a sheet cannot be read, by the code of the reason. */
    readonly faults: Readonly<Record<string, string>>;
  };
}

/** The choice of a sheet: a file, or pasted rows. */
export function SheetInput({
  upload,
  progress,
  onUpload,
  pastedName,
  maxBytes,
  isOpen: mayUpload,
  texts,
}: SheetInputProps) {
  const errors = useMessages("errors");
  const [pasted, setPasted] = useState("");
  const isPending = upload.status === "pending";
  const isOpen = !isPending && mayUpload;
  return (
    <>
      <UploadDrop
        upload={upload.status === "failed" ? { status: "idle" } : upload}
        {...{ progress, onUpload, maxBytes }}
        texts={texts.upload}
        accept={sheetFiles}
        disabled={!isOpen}
      />
      <form
        className="mt-3 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isOpen && pasted.trim() !== "")
            onUpload(new File([pasted], pastedName, { type: "text/plain" }));
        }}
      >
        <Field label={texts.paste} hint={texts.pasteHint}>
          <Textarea
            dir="auto"
            className="max-h-48 font-mono text-sm"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </Field>
        <Button type="submit" className="max-sm:w-full sm:justify-self-start" aria-disabled={!isOpen}>
          {isPending ? texts.reading : texts.read}
        </Button>
      </form>
      {upload.status === "failed" && (
        <div className="mt-2">
          <FormFailure>{`${texts.upload.failed} ${texts.faults[upload.error] ?? errorWords(errors, upload.error)}`}</FormFailure>
        </div>
      )}
    </>
  );
}
