import { MAX_PICTURE_BYTES, MAX_PICTURES } from "@shop/contract/files.ts";
import type { UploadProgress } from "@shop/data/dash/products/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import CircleX from "lucide-react/icons/circle-x";
import X from "lucide-react/icons/x";
import { useId } from "react";

import {
  acceptedPictures,
  MAX_PICTURE_MEGABYTES,
  pictureFaultOf,
} from "../../shared/form/accepted-pictures.ts";
import { useInView } from "../../shared/list/use-in-view.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { Pictures } from "./use-pictures.ts";

const acceptedTypes = Object.keys(acceptedPictures).join(",");
const limits = { megabytes: MAX_PICTURE_MEGABYTES, count: MAX_PICTURES };

/** Files that were not taken, each with its reason until it is dismissed. */
function RejectedFiles({ rejected, dismiss }: Pick<Pictures, "rejected" | "dismiss">) {
  const { pictures: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const list = useInView<HTMLDivElement>(rejected.at(-1)?.key);
  return (
    <div ref={list} role="alert">
      <ul className="grid gap-1">
        {rejected.map(({ key, name, reason }) => (
          <li
            key={key}
            className="bg-negative-soft text-negative flex items-center gap-2 rounded-md ps-3 text-sm"
          >
            <CircleX aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 grow py-1 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> {texts.rejected}:{" "}
              {fill(reasons[reason] ?? errorWords(errors, reason), limits)}
            </span>
            <Button
              variant="quiet"
              size="icon"
              className="text-negative"
              aria-label={fill(texts.dismiss, { name })}
              onClick={() => dismiss(key)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says whether new pictures replace the stored ones or are added to them, and changes it. */
function ReplaceOrAdd({ replaced, setKeep }: Pick<Pictures, "replaced" | "setKeep">) {
  const { pictures: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  return (
    <div className="bg-caution-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-3 py-2 text-sm">
      <output className="grow basis-48">
        {replaced > 0 ? plural(locale, replaced, texts.replacing) : texts.keeping}
      </output>
      <Button size="sm" onClick={() => setKeep(replaced > 0)}>
        {replaced > 0 ? texts.keep : texts.replaceAll}
      </Button>
    </div>
  );
}

export interface PictureFieldsProps {
  /** The pictures of the form, with the functions that change them. */
  readonly pictures: Pictures;
  /** Share of each file that is uploaded, 0 to 1, by the key of its picture. */
  readonly progress: UploadProgress;
  /** Disables adding and reordering while the form is being saved. */
  readonly disabled: boolean;
}

/** The pictures of a product form: previews, order, commands, and the area that takes new files. */
export function PictureFields({ pictures, progress, disabled }: PictureFieldsProps) {
  const { pictures: texts } = useMessages("dashProducts");
  const labelId = useId();
  const { entries } = pictures;
  const nameOf = (key: number) =>
    fill(texts.name, { number: entries.findIndex((entry) => entry.key === key) + 1 });
  const replace = async (key: number, file: File) => {
    const reason = await pictureFaultOf(file);
    if (reason) pictures.reject([{ name: file.name, reason }]);
    else pictures.replace(key, file);
  };
  const isChosen = entries.some(({ record }) => record === null);
  return (
    <section aria-labelledby={labelId} className="grid gap-3">
      <h3 id={labelId} className="font-semibold first-letter:uppercase">
        {texts.label}
      </h3>
      <FileDrop
        buttonLabel={texts.choose}
        hint={fill(texts.hint, limits)}
        accept={acceptedPictures}
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={MAX_PICTURES}
        disabled={disabled}
        check={pictureFaultOf}
        onFiles={(files, rejected) => {
          pictures.add(files);
          pictures.reject(rejected.map(({ file, reason }) => ({ name: file.name, reason })));
        }}
      >
        {entries.length > 0 && (
          <div className="mb-3 grid gap-2">
            <p className="text-muted text-sm">{isChosen ? texts.chosen : texts.existing}</p>
            {pictures.isChoice && <ReplaceOrAdd {...pictures} />}
            <SortableList
              layout="grid"
              className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
              items={entries}
              itemId={({ key }) => key}
              itemName={({ key }) => nameOf(key)}
              onReorder={pictures.reorder}
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
                <PictureTile
                  entry={entry}
                  position={entries.indexOf(entry) + 1}
                  accept={acceptedTypes}
                  progress={entry.file ? progress[entry.key] : undefined}
                  failure={pictures.failures[entry.key]}
                  handle={handle}
                  onReplace={(file) => void replace(entry.key, file)}
                  onRemove={() => pictures.remove(entry.key)}
                  onDescribe={(described) => pictures.describe(entry.key, described)}
                />
              )}
            </SortableList>
          </div>
        )}
      </FileDrop>
      <RejectedFiles {...pictures} />
    </section>
  );
}
