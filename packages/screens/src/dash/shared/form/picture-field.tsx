import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { FieldError } from "@shop/ui/field.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import Trash from "lucide-react/icons/trash";
import { useId, useState } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";

import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { useInView } from "../list/use-in-view.ts";
import { fileAddress } from "../value/file-address.ts";
import {
  acceptedPictures,
  MAX_PICTURE_MEGABYTES,
  pictureFaultOf,
  pictureIssues,
} from "./accepted-pictures.ts";

export interface PictureFieldProps<Values extends FieldValues, Output> {
  /** The form that holds the field. */
  readonly form: SchemaForm<Values, Output>;
  /** A field whose value is the chosen file. */
  readonly name: FieldPath<Values>;
  /** Legend of the field. */
  readonly label: string;
  /** Text below the label; none by default. */
  readonly hint?: string;
  /** Marks the label with an asterisk; false by default. */
  readonly required?: boolean;
  /** The word 'optional', for a picture that may be missing. */
  readonly optional?: string;
  /** Address of the stored picture; null where there is none or it is to be removed. */
  readonly stored: string | null;
  /** Offers to remove the picture. */
  readonly removable?: boolean;
  /** Called when the picture is removed, chosen or stored. */
  readonly onRemove?: () => void;
  /** Classes of the preview's box, such as its ratio. */
  readonly previewClassName?: string;
}

/** A field with one picture: chosen, dropped or pasted, with its preview. */
export function PictureField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  required = false,
  optional,
  stored,
  removable = true,
  onRemove,
  previewClassName = "size-28",
}: PictureFieldProps<Values, Output>) {
  const { pictures } = useMessages("dashShell");
  const errorTexts = useMessages("errors");
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ control: form.control, name });
  const file: unknown = value;
  const [rejection, setRejection] = useState<{ readonly issue: IssueCode }>();
  const box = useInView<HTMLFieldSetElement>(rejection);
  const chosen = fileAddress(file instanceof File ? file : undefined);
  const address = chosen ?? stored;
  const issue = rejection?.issue ?? fieldState.error?.message;
  const id = useId();
  return (
    <fieldset
      ref={box}
      aria-describedby={issue ? `${id}-error` : undefined}
      className="grid min-w-0 content-start gap-1"
    >
      <legend className="mb-1 font-semibold first-letter:uppercase">
        {label}
        {required && (
          <span aria-hidden className="text-negative ms-1">
            *
          </span>
        )}
        {optional && <span className="text-muted text-sm font-normal"> ({optional})</span>}
      </legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <FileDrop
        buttonLabel={address ? pictures.replace : pictures.choose}
        hint={fill(pictures.hint, { size: MAX_PICTURE_MEGABYTES })}
        buttonRef={ref}
        invalid={fieldState.error !== undefined}
        check={pictureFaultOf}
        accept={acceptedPictures}
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={1}
        onFiles={([first], [rejected]) => {
          setRejection(rejected && { issue: pictureIssues[rejected.reason] });
          if (!first) return;
          onChange(first);
          form.clearErrors(name);
        }}
      >
        {address && (
          <div className="mb-3 flex items-end gap-3">
            <img
              src={pictureSources(address).src}
              alt={file instanceof File ? fill(pictures.preview, { name: file.name }) : pictures.current}
              className={cn(
                "border-line bg-picture min-w-0 rounded-sm border object-contain",
                previewClassName,
              )}
            />
            {removable && (
              <Button
                size="icon"
                variant="quiet"
                aria-label={`${pictures.remove}: ${label}`}
                onClick={() => {
                  setRejection(undefined);
                  onChange(undefined);
                  form.clearErrors(name);
                  onRemove?.();
                }}
              >
                <Trash aria-hidden className="size-4.5" />
              </Button>
            )}
          </div>
        )}
      </FileDrop>
      {issue && <FieldError id={`${id}-error`}>{errorWords(errorTexts, issue)}</FieldError>}
    </fieldset>
  );
}
