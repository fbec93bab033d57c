import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import { fileKinds, fileTitle, isStoredFile } from "@shop/domain/product-files/product-files.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import Undo2 from "lucide-react/icons/undo-2";
import { type ReactNode, useState } from "react";

import { SelectField } from "../../../form/select-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { fileKindName } from "../../../shared/file-kind-name.ts";
import { useInView } from "../../shared/list/use-in-view.ts";
import type { FileTexts, ShownFile } from "./use-files.ts";

/** What the last check of a link found. */
function LinkState({ checked_at, fault, dead }: AdminProductFile) {
  const { files: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  if (fault) {
    return (
      <span className={cn("inline-flex flex-wrap items-center gap-x-2", dead && "text-negative")}>
        {dead && <Badge tone="negative">{texts.dead}</Badge>}
        {texts.faults[fault]}
      </span>
    );
  }
  return checked_at === null ? texts.unchecked : fill(texts.works, { day: formatDay(checked_at, locale) });
}

export interface FileRowProps {
  /** The file as the form has it. */
  readonly entry: ShownFile;
  /** Its name. */
  readonly name: string;
  /** Share of its PDF that is uploaded; undefined while none is. */
  readonly progress: number | undefined;
  /** Why it is not saved yet, as a code or text. */
  readonly failure: string | undefined;
  /** Disables its commands while the form is being saved. */
  readonly disabled: boolean;
  /** The button by which it is moved. */
  readonly handle: ReactNode;
  /** Called with what is entered. */
  readonly onChange: (texts: Partial<FileTexts>) => void;
  /** Called when it is to be removed, or its removal taken back. */
  readonly onRemoved: (removed: boolean) => void;
}

/** One file of a product form: its name, what is known of it, and the fields that change it. */
export function FileRow({
  entry,
  name,
  progress,
  failure,
  disabled,
  handle,
  onChange,
  onRemoved,
}: FileRowProps) {
  const { files: texts, edit } = useMessages("dashProducts");
  const kinds = useMessages("dashShell").fields.files;
  const errors = useMessages("errors");
  const [isOpen, setIsOpen] = useState(entry.record === null);
  const fault = useInView<HTMLParagraphElement>(failure);
  const { record, file, removed } = entry;
  const isLink = file === null && (record === null || !isStoredFile(record.address));
  return (
    <div className="border-line bg-surface rounded-md border p-1">
      <div className="flex items-center gap-1">
        {handle}
        <div className="min-w-0 grow px-1 py-1">
          <p className={cn("font-semibold wrap-anywhere", removed && "line-through")}>
            {record ? (
              <a
                href={record.address}
                target="_blank"
                rel="noreferrer"
                className="rounded-sm underline underline-offset-4"
              >
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </p>
          <p className="text-muted text-sm wrap-anywhere">
            {removed && texts.removed}
            {!removed && record && isLink && <LinkState {...record} />}
            {!removed && !isLink && <bdi>{file?.name ?? record?.address.split("/").at(-1)}</bdi>}
          </p>
        </div>
        {!removed && (
          <Button
            variant="quiet"
            size="icon"
            disabled={disabled}
            aria-label={fill(texts.edit, { name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
        )}
        <Button
          key="remove"
          variant="quiet"
          size="icon"
          disabled={disabled}
          aria-label={fill(removed ? texts.undo : texts.remove, { name })}
          onClick={() => onRemoved(!removed)}
        >
          {removed ? <Undo2 aria-hidden className="size-4" /> : <Trash aria-hidden className="size-4" />}
        </Button>
      </div>
      {progress !== undefined && (
        <progress
          aria-label={fill(texts.uploading, { name })}
          value={progress}
          className="accent-signal block h-1.5 w-full"
        />
      )}
      {failure && (
        <p ref={fault} role="alert" className="text-negative px-2 py-1 text-sm">
          {texts.failed}: {errorWords(errors, failure)}
        </p>
      )}
      {isOpen && !removed && (
        <div className="border-line grid gap-3 border-t p-2 sm:grid-cols-2">
          <SelectField
            name={`file-kind-${entry.key}`}
            label={texts.kind}
            disabled={disabled}
            value={entry.kind}
            onChange={({ target }) => {
              const kind = fileKinds.find((one) => one === target.value);
              if (kind) onChange({ kind });
            }}
          >
            {fileKinds.map((kind) => (
              <option key={kind} value={kind}>
                {fileKindName(kinds, kind)}
              </option>
            ))}
          </SelectField>
          {isLink && (
            <TextField
              name={`file-address-${entry.key}`}
              label={texts.address}
              hint={texts.addressHint}
              type="url"
              inputMode="url"
              dir="ltr"
              maxLength={2000}
              autoComplete="off"
              disabled={disabled}
              value={entry.address}
              onChange={({ target }) => onChange({ address: target.value })}
            />
          )}
          <TextField
            name={`file-title-${entry.key}`}
            label={texts.title}
            hint={texts.titleHint}
            optional={edit.optional}
            dir="ltr"
            maxLength={200}
            autoComplete="off"
            disabled={disabled}
            value={entry.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <TextField
            name={`file-title-ar-${entry.key}`}
            label={texts.titleArabic}
            hint={texts.titleHint}
            optional={edit.optional}
            lang="ar"
            dir="rtl"
            maxLength={200}
            autoComplete="off"
            disabled={disabled}
            value={entry.title_ar}
            onChange={({ target }) => onChange({ title_ar: target.value })}
          />
        </div>
      )}
    </div>
  );
}

/** The name of a file in the form: its title, or else its kind. */
export function useFileName(): (entry: ShownFile) => string {
  const kinds = useMessages("dashShell").fields.files;
  const { locale } = useLocale();
  return (entry) => fileTitle(entry, locale)?.trim() || fileKindName(kinds, entry.kind);
}
