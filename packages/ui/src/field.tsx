import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

import { cn } from "./cn.ts";

/** Attributes that {@link Field} sets on its control. */
interface FieldControlProps {
  /** Id that the label refers to; the control's own, else a generated one. */
  readonly id?: string;
  /** Ids of the error and the hint, and those that the control has itself. */
  readonly "aria-describedby"?: string | undefined;
  /** True while the field has an error. */
  readonly "aria-invalid"?: boolean | undefined;
  /** True if the field is required. */
  readonly "aria-required"?: boolean | undefined;
}

export interface FieldProps {
  /** Label above the control; a click on it focuses the control. */
  readonly label: ReactNode;
  /** Hint between label and control. */
  readonly hint?: ReactNode;
  /** Error message of the control. */
  readonly error?: ReactNode;
  /** Marks the label and sets `aria-required`; the form validates. */
  readonly required?: boolean;
  /** One control that accepts the attributes of an `<input>`. */
  readonly children: ReactElement<FieldControlProps>;
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

export interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  /** Error message beside the icon. */
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
