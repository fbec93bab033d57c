import { CircleAlert } from "lucide-react";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

import { cn } from "./cn.ts";

/** What a {@link Field} gives its control. */
export interface FieldControlProps {
  readonly id?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-required"?: boolean | undefined;
}

/** What a {@link Field} takes. */
export interface FieldProps {
  readonly label: ReactNode;
  /** What to enter; stays in view. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do about it. */
  readonly error?: ReactNode;
  /** Marks the label, and tells screen readers; whether it is really there is the form's to check. */
  readonly required?: boolean;
  /** One control that takes the attributes of an `<input>`. */
  readonly children: ReactElement<FieldControlProps>;
  readonly className?: string;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, required = false, children, className }: FieldProps) {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId, children.props["aria-describedby"]].filter(Boolean);
  return (
    <div className={cn("grid content-start gap-1", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-negative ms-1">
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {cloneElement(children, {
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && (
        <p id={errorId} className="text-negative flex items-start gap-1.5 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
