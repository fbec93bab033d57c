import type { PictureEntry } from "@shop/data/dash/products/view.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Captions from "lucide-react/icons/captions";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash";
import { type ReactNode, useCallback, useId, useState } from "react";

import { TextField } from "../../../form/text-field.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import { useInView } from "../../shared/list/use-in-view.ts";

/** The content of a file that is not uploaded yet, as a picture. */
function FilePreview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt={file.name}
      width={240}
      height={240}
      className="bg-picture text-signal-ink block aspect-square w-full object-contain text-sm wrap-anywhere"
    />
  );
}

/** A button that opens the file dialog for one file. */
function ReplaceButton({
  label,
  accept,
  onFile,
}: {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
      <label
        htmlFor={id}
        aria-hidden
        className={cn(
          buttonClasses({ variant: "quiet", size: "icon-sm" }),
          "peer-focus-visible:outline-focus cursor-pointer peer-focus-visible:outline-2",
        )}
      >
        <RefreshCw aria-hidden className="size-4" />
      </label>
    </span>
  );
}

export interface PictureTileProps {
  /** The picture with its file or stored record and its alternative texts. */
  readonly entry: PictureEntry;
  /** Place among the pictures, from 1; the first is the main picture. */
  readonly position: number;
  /** File types that may replace it, as `accept` of a file input. */
  readonly accept: string;
  /** Share of its file that is uploaded; undefined while none is. */
  readonly progress: number | undefined;
  /** Why it is not saved yet, as a code or text. */
  readonly failure: string | undefined;
  /** The button by which it is moved. */
  readonly handle: ReactNode;
  /** Called with the file that is to replace the picture. */
  readonly onReplace: (file: File) => void;
  /** Called when the picture is to be removed. */
  readonly onRemove: () => void;
  /** Called with the alternative text that changes. */
  readonly onDescribe: (texts: Partial<Pick<PictureEntry, "alt" | "alt_ar">>) => void;
}

/** One picture of a product form with its commands. */
export function PictureTile({
  entry,
  position,
  accept,
  progress,
  failure,
  handle,
  onReplace,
  onRemove,
  onDescribe,
}: PictureTileProps) {
  const { pictures: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const [describing, setDescribing] = useState(false);
  const name = fill(texts.name, { number: position });
  const fault = useInView<HTMLParagraphElement>(failure);
  const [address] = entry.record ? pictureAddresses([entry.record]) : [];
  return (
    <div className="border-line bg-surface overflow-hidden rounded-md border">
      <div className="relative">
        {entry.file ? (
          <FilePreview file={entry.file} />
        ) : (
          <ProductPicture address={address} alt={entry.alt || name} width={240} sizes="240px" />
        )}
        <span className="absolute start-1.5 top-1.5 flex flex-wrap gap-1">
          {position === 1 && (
            <Badge tone="signal" icon={<Star />}>
              {texts.main}
            </Badge>
          )}
          {entry.file && <Badge>{texts.new}</Badge>}
        </span>
      </div>
      {progress !== undefined && (
        <progress
          aria-label={fill(texts.uploading, { name: entry.file?.name ?? name })}
          value={progress}
          className="accent-signal block h-1.5 w-full"
        />
      )}
      {entry.file && (
        <p className="text-muted truncate px-2 pt-1 text-sm" title={entry.file.name}>
          <bdi>{entry.file.name}</bdi>
        </p>
      )}
      {failure && (
        <p ref={fault} className="text-negative px-2 pt-1 text-sm">
          {texts.failed}: {errorWords(errors, failure)}
        </p>
      )}
      <div className="flex items-center justify-between p-1 max-sm:grid max-sm:grid-cols-4 max-sm:[&_:is(button,label)]:h-11 max-sm:[&_:is(button,label)]:w-full">
        {handle}
        <ReplaceButton label={fill(texts.replace, { name })} accept={accept} onFile={onReplace} />
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={fill(texts.describe, { number: position })}
          aria-expanded={describing}
          onClick={() => setDescribing(!describing)}
        >
          <Captions aria-hidden className={cn("size-4", (entry.alt || entry.alt_ar) && "text-positive")} />
        </Button>
        <Button variant="quiet" size="icon-sm" aria-label={fill(texts.remove, { name })} onClick={onRemove}>
          <Trash aria-hidden className="size-4" />
        </Button>
      </div>
      {describing && (
        <div className="border-line grid gap-2 border-t p-2 text-sm">
          <TextField
            name={`alt-${entry.key}`}
            label={texts.alt}
            dir="ltr"
            maxLength={300}
            value={entry.alt}
            onChange={({ target }) => onDescribe({ alt: target.value })}
          />
          <TextField
            name={`alt-ar-${entry.key}`}
            label={texts.altArabic}
            lang="ar"
            dir="rtl"
            maxLength={300}
            value={entry.alt_ar}
            onChange={({ target }) => onDescribe({ alt_ar: target.value })}
          />
        </div>
      )}
    </div>
  );
}
