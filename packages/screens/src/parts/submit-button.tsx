import { Button, type ButtonProps } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useSyncExternalStore } from "react";

/** What a {@link SubmitButton} takes beside what a button takes. */
export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "variant" | "size" | "disabled"> {
  /** The form is on its way. */
  readonly pending?: boolean;
  /** What the button says meanwhile. */
  readonly pendingLabel?: string;
}

const never = () => () => undefined;

/** False on the server and until the browser has taken the page over. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Sends a form that only scripts can send. Until they have taken over it is switched off, which also keeps Enter from sending the
 * fields anywhere; it looks the same before and after.
 */
export function SubmitButton({ pending = false, pendingLabel = "", children, ...props }: SubmitButtonProps) {
  const takenOver = useTakenOver();
  return (
    <Button
      {...props}
      type="submit"
      variant="signal"
      size="lg"
      disabled={!takenOver}
      data-waiting={!takenOver || undefined}
      aria-disabled={pending || undefined}
    >
      {pending ? <Spinner label={pendingLabel} showLabel /> : children}
    </Button>
  );
}
