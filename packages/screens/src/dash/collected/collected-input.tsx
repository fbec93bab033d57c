import type { CollectedView } from "@shop/data/dash/collected/view.ts";
import { MAX_COLLECTED_BYTES } from "@shop/domain/collected/read-collected.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { UploadDrop } from "../imports/upload-drop.tsx";
import { OrderSection } from "../orders/order-section.tsx";
import { sheetFiles } from "../parts/sheet-files.ts";

/** Props of {@link CollectedInput}. */
export interface CollectedInputProps extends Pick<CollectedView, "upload" | "progress" | "onUpload"> {
  /** Whether a booking is under way, which no other sheet may replace. */
  readonly isBooking: boolean;
}

/** The choice of a courier's sheet: a file, or pasted rows. */
export function CollectedInput({ upload, progress, onUpload, isBooking }: CollectedInputProps) {
  const texts = useMessages("dashCollected");
  const errors = useMessages("errors");
  const [pasted, setPasted] = useState("");
  const isPending = upload.status === "pending";
  const isOpen = !isPending && !isBooking;
  return (
    <OrderSection title={texts.sheet}>
      <UploadDrop
        upload={upload.status === "failed" ? { status: "idle" } : upload}
        {...{ progress, onUpload }}
        texts={texts.upload}
        accept={sheetFiles}
        maxBytes={MAX_COLLECTED_BYTES}
        disabled={!isOpen}
      />
      <form
        className="mt-3 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isOpen && pasted.trim() !== "") onUpload(new File([pasted], "", { type: "text/plain" }));
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
    </OrderSection>
  );
}
