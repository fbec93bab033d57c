import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import type { LogoView } from "@shop/data/dash/settings/view.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import Trash from "lucide-react/icons/trash";
import { useId, useState } from "react";
import { useController } from "react-hook-form";

import {
  acceptedPictures,
  MAX_PICTURE_MEGABYTES,
  pictureFaultOf,
  pictureIssues,
} from "../../shared/form/accepted-pictures.ts";
import type { SettingsSchemaForm } from "../settings-values.ts";

export interface LogoFieldProps {
  /** The form whose setting holds the address of the logo. */
  readonly form: SettingsSchemaForm;
  /** The upload, after which the setting holds the address; the shop shows it once the form is saved. */
  readonly view: LogoView;
}

/** The field of the logo, which is stored when it is chosen and used when the settings are saved. */
export function LogoField({ form, view: { submission, onLogo } }: LogoFieldProps) {
  const { shop: texts } = useMessages("dashSettings");
  const { pictures, lists } = useMessages("dashShell");
  const errors = useMessages("errors");
  const [rejection, setRejection] = useState<IssueCode>();
  const { field, fieldState } = useController({ control: form.control, name: "shop.logo" });
  const { value: logo, onChange, ref } = field;
  const fault = rejection ?? fieldState.error?.message;
  const issue = fault ?? (submission.status === "failed" ? submission.error : undefined);
  const isPending = submission.status === "pending";
  const id = useId();
  return (
    <fieldset aria-describedby={issue ? id : undefined} className="grid min-w-0 content-start gap-1">
      <legend className="mb-1 font-semibold">
        {texts.logo}
        <span className="text-muted text-sm font-normal"> ({lists.optional})</span>
      </legend>
      <p className="text-muted text-sm">{texts.logoHint}</p>
      <FileDrop
        buttonLabel={isPending ? texts.storingLogo : logo === "" ? pictures.choose : pictures.replace}
        hint={fill(pictures.hint, { size: MAX_PICTURE_MEGABYTES })}
        buttonRef={ref}
        invalid={fault !== undefined}
        check={pictureFaultOf}
        accept={acceptedPictures}
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={1}
        onFiles={([file], [rejected]) => {
          setRejection(rejected && pictureIssues[rejected.reason]);
          if (file && !isPending) onLogo(file, onChange);
        }}
      >
        {logo !== "" && (
          <div className="mb-3 flex items-center gap-3">
            <img
              src={thumbnailAddress(logo)}
              alt={pictures.current}
              className="border-line bg-surface h-16 max-w-48 min-w-0 rounded-sm border object-contain p-1"
            />
            <Button
              size="icon"
              variant="quiet"
              aria-label={`${pictures.remove}: ${texts.logo}`}
              onClick={() => {
                setRejection(undefined);
                onChange("");
              }}
            >
              <Trash aria-hidden className="size-4.5" />
            </Button>
          </div>
        )}
      </FileDrop>
      {issue && <FieldError id={id}>{errorWords(errors, issue)}</FieldError>}
    </fieldset>
  );
}
