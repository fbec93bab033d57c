import type { ImportListView } from "@shop/data/dash/imports/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { FileDrop, type FileDropProps } from "@shop/ui/file-drop/file-drop.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export interface UploadDropProps
  extends
    Pick<ImportListView, "upload" | "progress" | "onUpload">,
    Pick<FileDropProps, "accept" | "maxBytes" | "disabled"> {
  /** Wording for the kind of file. */
  readonly texts: Readonly<Record<"choose" | "drop" | "limits" | "uploading" | "failed", string>>;
  /** Whether a file can be chosen; its upload is shown all the same. True by default. */
  readonly isOpen?: boolean;
}

/** Choice of one file, which is uploaded at once, with its progress and why it failed. */
export function UploadDrop({ upload, progress, onUpload, texts, isOpen = true, ...drop }: UploadDropProps) {
  const errors = useMessages("errors");
  const [name, setName] = useState("");
  const [isRejected, setRejected] = useState(false);
  const isPending = upload.status === "pending";
  return (
    <>
      {isOpen && (
        <FileDrop
          {...drop}
          buttonLabel={texts.choose}
          hint={`${texts.drop} ${texts.limits}`}
          maxFiles={1}
          onFiles={([file]) => {
            setRejected(!file);
            if (!file) return;
            setName(file.name);
            onUpload(file);
          }}
        />
      )}
      <div className="mt-3 empty:hidden">
        {isPending && <ProgressBar label={fill(texts.uploading, { name })} share={progress} />}
        {upload.status === "failed" && (
          <FormFailure>{`${texts.failed} ${errorWords(errors, upload.error)}`}</FormFailure>
        )}
        {isRejected && !isPending && <FormFailure>{`${texts.failed} ${texts.limits}`}</FormFailure>}
      </div>
    </>
  );
}
