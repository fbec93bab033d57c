import type { Overview } from "@shop/contract/overview/overview.ts";

import type { Remote } from "../../view.ts";
import type { FirstStepsView } from "../first-steps/view.ts";

/** What the dashboard's first page reads. */
export interface OverviewView extends FirstStepsView {
  /** The figures and lists of the page. */
  readonly overview: Remote<Overview>;
}
