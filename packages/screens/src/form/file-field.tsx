import { fill } from "@shop/i18n/fill.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";

import { FormField, type FormFieldProps } from "./form-field.tsx";

export interface FileFieldProps extends FormFieldProps {
  /** Name of the field in the form's values. */
  readonly name: string;
  /** The files so far. */
  readonly files: ReadonlyArray<File>;
  /** Called with the files that are chosen then. */
  readonly onFiles: (files: File[]) => void;
  /** The file types that the file dialog offers; the schema decides which are valid. */
  readonly accept?: string;
  /** Whether several files may be chosen; choosing again adds to them. */
  readonly multiple?: boolean;
  /** Texts of the button that opens the file dialog, and of those that remove a file by its `{name}`. */
  readonly texts: { readonly choose: string; readonly remove: string };
}

/** A file input that looks like a button, because browsers word their own in the browser's language. */
function FileButton({
  id,
  text,
  ...input
}: Omit<ComponentProps<"input">, "type" | "className"> & { readonly text: string }) {
  return (
    <span>
      <input {...input} {...(id && { id })} type="file" className="peer sr-only" />
      <label
        htmlFor={id}
        className={cn(
          buttonClasses({}),
          "peer-focus-visible:outline-ink peer-aria-invalid:border-negative cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
        )}
      >
        <Paperclip aria-hidden className="size-4" />
        {text}
      </label>
    </span>
  );
}

/** Tells files apart: choosing a file again does not add it again. */
const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** A field of files, listed by name, each with a button that removes it. Not controlled by React Hook Form, whose code for that the shop's pages do without. */
export function FileField({
  name,
  files,
  onFiles,
  accept,
  multiple = false,
  texts,
  className,
  ...field
}: FileFieldProps) {
  return (
    <div className={cn("grid content-start gap-2", className)}>
      <FormField {...field}>
        <FileButton
          name={name}
          text={texts.choose}
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            const known = new Set(files.map(keyOf));
            onFiles(multiple ? [...files, ...chosen.filter((file) => !known.has(keyOf(file)))] : chosen);
            // The same file can be chosen again after it was removed.
            target.value = "";
          }}
        />
      </FormField>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={keyOf(file)} className="flex items-center gap-2">
              <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
              <Button
                variant="quiet"
                size="icon"
                aria-label={fill(texts.remove, { name: file.name })}
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
