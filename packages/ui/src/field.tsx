import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

import { cn } from "./cn.ts";

/** Attributes that {@link Field} sets on its control. */
export interface FieldControlProps {
  readonly id?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-required"?: boolean | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Hint between label and control. */
  readonly hint?: ReactNode;
  /** Error message of the control. */
  readonly error?: ReactNode;
  /** Marks the label and sets `aria-required`; the form validates. */
  readonly required?: boolean;
  /** One control that accepts the attributes of an `<input>`. */
  readonly children: ReactElement<FieldControlProps>;
  readonly className?: string;
}

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The error of a control. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className="text-negative flex items-start gap-1.5 text-sm">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

/** Form field: a control with its label, hint and error, linked by ARIA attributes. */
export function Field({ label, hint, error, required = false, children, className }: FieldProps) {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId, children.props["aria-describedby"]].filter(Boolean);
  return (
    <div className={cn("grid content-start gap-1", className)}>
      <label htmlFor={id} className="font-semibold first-letter:uppercase">
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
