import type { Demonstration } from "@shop/contract/demonstration/demonstration.ts";

import type { Remote, Submission } from "../../view.ts";

/** The data and commands of the page that removes the demonstration. */
export interface DemonstrationView {
  /** What a removal would delete and keep. */
  readonly demonstration: Remote<Demonstration>;
  /** Whether the administrator may not remove it. */
  readonly isForbidden: boolean;
  /** The request that removes it. */
  readonly removal: Submission;
  /** Whether the last request was refused because the demonstration has changed since it was shown. */
  readonly isOutdated: boolean;
  /** What this visit has removed; null before it. */
  readonly removed: Demonstration | null;
  /** Removes what is shown. */
  readonly onRemove: () => void;
  /** Forgets a failed request. */
  readonly onReset: () => void;
}
