import { Button, type ButtonProps } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Spinner } from "@shop/ui/spinner.tsx";

/** Props of {@link SubmitButton} beside those of a button. */
export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "variant" | "size" | "disabled"> {
  /** Whether it is the main action of the view, the default. */
  readonly isMain?: boolean;
  /** The submit is pending. */
  readonly pending?: boolean;
  /** The text while the submit is pending. */
  readonly pendingLabel?: string;
}

/** Submits a form that needs scripts; hidden where they are switched off. */
export function SubmitButton({
  isMain = true,
  pending = false,
  pendingLabel = "",
  className,
  children,
  ...props
}: SubmitButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      variant={isMain ? "signal" : "outline"}
      size="lg"
      className={cn("noscript:hidden", className)}
      aria-disabled={pending || undefined}
    >
      {pending ? <Spinner label={pendingLabel} showLabel /> : children}
    </Button>
  );
}
