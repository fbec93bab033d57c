import type { ImportPictures, ProductImport } from "@shop/contract/imports/product-import.ts";
import type { ImportPicturesView } from "@shop/data/dash/imports/view.ts";
import { MAX_ZIP_BYTES } from "@shop/domain/sheets/sheet-limits.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";
import { FileList } from "./file-list.tsx";
import { UploadDrop } from "./upload-drop.tsx";

/** Content types of ZIPs; systems name them in two ways. */
const ACCEPT = { "application/zip": [".zip"], "application/x-zip-compressed": [".zip"] } as const;

/** The ZIP that an import has, with the files that are no pictures or that no line names. */
function CurrentPictures({ pictures }: { readonly pictures: ImportPictures }) {
  const { pictures: texts } = useMessages("dashImports");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const { file_name: name, count, faults, unused, unused_count: unusedCount } = pictures;
  return (
    <div className="text-sm">
      <p>
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>{" "}
        <span className="text-muted">({plural(locale, count, texts.count)})</span>
      </p>
      {faults.length > 0 && (
        <FileList
          title={plural(locale, faults.length, texts.faults)}
          files={faults.map((one) => ({ name: one.name, note: errorWords(errors, one.code) }))}
        />
      )}
      {unusedCount > 0 && (
        <FileList
          title={plural(locale, unusedCount, texts.unused)}
          files={unused.map((one) => ({ name: one }))}
          isCut={unusedCount > unused.length}
        />
      )}
    </div>
  );
}

export interface ImportPicturesSectionProps extends ImportPicturesView {
  /** The import with its current ZIP of pictures, if it has one. */
  readonly found: ProductImport;
  /** Disables the controls while a command of the import is being sent. */
  readonly isPending: boolean;
}

/** The ZIP of pictures of an import, which can be added, replaced and removed until it is applied. */
export function ImportPicturesSection({
  found,
  isPending,
  upload,
  progress,
  onUpload,
  onRemove,
}: ImportPicturesSectionProps) {
  const { pictures: texts } = useMessages("dashImports");
  const [isReplacing, setReplacing] = useState(false);
  const { pictures } = found;
  const isOpen = !pictures || isReplacing;
  return (
    <DashSection title={texts.title}>
      <p className="text-muted mb-3 text-sm">
        {texts.hint} {texts.again}
      </p>
      {pictures && <CurrentPictures pictures={pictures} />}
      <div className={isOpen ? "mt-2" : undefined}>
        <UploadDrop
          {...{ upload, progress, onUpload, texts, isOpen }}
          accept={ACCEPT}
          maxBytes={MAX_ZIP_BYTES}
          disabled={isPending}
        />
      </div>
      {pictures && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" disabled={isPending} onClick={() => setReplacing(!isReplacing)}>
            {isReplacing ? texts.keep : texts.replace}
          </Button>
          <Button size="sm" variant="quiet" disabled={isPending} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </DashSection>
  );
}
