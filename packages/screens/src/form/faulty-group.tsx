import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { FieldError } from "@shop/ui/field.tsx";
import { type ReactNode, useId } from "react";

export interface FaultyGroupProps {
  /** The code or text of an error that belongs to the group and to none of its fields; undefined for a valid group. */
  readonly error: string | undefined;
  /** Legend and fields. */
  readonly children: ReactNode;
}

/** A group of fields that can have an error of its own; it then gets the focus as a field does. */
export function FaultyGroup({ error, children }: FaultyGroupProps) {
  const errors = useMessages("errors");
  const errorId = useId();
  return (
    <fieldset
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : ""}
      aria-describedby={error === undefined ? undefined : errorId}
      className="min-w-0"
    >
      {children}
      {error !== undefined && <FieldError id={errorId}>{errorWords(errors, error)}</FieldError>}
    </fieldset>
  );
}
