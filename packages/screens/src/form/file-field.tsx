import { fill } from "@shop/i18n/fill.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";

import { FormField, type FormFieldProps } from "./form-field.tsx";
import type { SchemaForm } from "./use-schema-form.ts";

/** Props of {@link FileField}. */
export interface FileFieldProps<Values extends FieldValues, Output> extends Omit<FormFieldProps, "error"> {
  /** The form from `useSchemaForm` that the field belongs to. */
  readonly form: SchemaForm<Values, Output>;
  /** A field whose value is a list of files. */
  readonly name: FieldPath<Values>;
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

/** A field of files, listed by name, each with a button that removes it. */
export function FileField<Values extends FieldValues, Output>({
  form,
  name,
  accept,
  multiple = false,
  texts,
  label,
  hint,
  required,
  optional,
  className,
}: FileFieldProps<Values, Output>) {
  const {
    field: { value, onChange, ref, ...field },
    fieldState,
  } = useController({ control: form.control, name });
  const files: readonly File[] = value;
  const change = (chosen: readonly File[]) => {
    onChange(chosen);
    form.clearOnEdit(name);
  };
  return (
    <div className={cn("grid content-start gap-2", className)}>
      <FormField {...{ label, hint, required, optional }} error={fieldState.error?.message}>
        <FileButton
          {...field}
          text={texts.choose}
          ref={ref}
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            const known = new Set(files.map(keyOf));
            change(multiple ? [...files, ...chosen.filter((file) => !known.has(keyOf(file)))] : chosen);
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
                onClick={() => change(files.filter((other) => other !== file))}
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
