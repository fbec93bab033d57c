import type { FirstSteps } from "@shop/contract/first-steps/first-steps.ts";

/** The steps by which an owner sets up the shop, on the dashboard's first page. */
export interface FirstStepsView {
  /** The steps; null for staff, while they are loaded, and where they could not be. */
  readonly firstSteps: FirstSteps | null;
  /** Dismisses the steps, or brings them back. */
  readonly onDismiss: (dismissed: boolean) => void;
}
