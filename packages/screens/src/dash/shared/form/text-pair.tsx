import { useMessages } from "@shop/i18n/i18n.tsx";
import Languages from "lucide-react/icons/languages";
import { useId } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";

import { TextField } from "../../../form/text-field.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface TextPairProps<Values extends FieldValues, Output> {
  /** The form that holds the fields. */
  readonly form: SchemaForm<Values, Output>;
  /** The fields of the text in English and in Arabic. */
  readonly names: readonly [english: FieldPath<Values>, arabic: FieldPath<Values>];
  /** The labels of both fields. */
  readonly labels: readonly [english: string, arabic: string];
  /** Whether the English text must be entered; false by default. */
  readonly required?: boolean;
  /** Hint of both fields; none by default. */
  readonly hint?: string;
  /** Rows of each field; one line by default. */
  readonly rows?: number;
  /** Whether the browser offers earlier entries; by default it does. */
  readonly autoComplete?: "off";
}

/** The fields of a text in English and in Arabic; a mark below the Arabic one, so that the two stay level, says that it is missing. */
export function TextPair<Values extends FieldValues, Output>({
  form,
  names,
  labels,
  required = false,
  ...control
}: TextPairProps<Values, Output>) {
  const { lists } = useMessages("dashShell");
  const id = useId();
  const texts: readonly unknown[] = form.watch(names);
  const [hasEnglish, hasArabic] = texts.map((text) => typeof text === "string" && text.trim() !== "");
  const isMissing = hasEnglish && !hasArabic;
  const Field = control.rows ? TextareaField : TextField;
  return (
    <>
      <Field
        {...form.field(names[0])}
        {...control}
        label={labels[0]}
        required={required}
        optional={required ? undefined : lists.optional}
        dir="ltr"
      />
      <div className="grid content-start gap-1">
        <Field
          {...form.field(names[1])}
          {...control}
          label={labels[1]}
          optional={lists.optional}
          lang="ar"
          dir="rtl"
          aria-describedby={isMissing ? id : undefined}
        />
        {isMissing && (
          <p id={id} className="text-caution flex items-center gap-1 text-sm">
            <Languages aria-hidden className="size-4 shrink-0" />
            {lists.missingArabic}
          </p>
        )}
      </div>
    </>
  );
}
