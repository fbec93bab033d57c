import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";

export interface FormFailureProps {
  /** What went wrong, and what to do. */
  readonly children: ReactNode;
}

/** Announces why a whole form failed. */
export const FormFailure = ({ children }: FormFailureProps) => (
  <p role="alert" className="text-negative flex items-start gap-2">
    <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);
