import type { Overview } from "@shop/contract/entities/overview.ts";

import type { Remote } from "./state.ts";

/** What the dashboard's first page reads. */
export interface OverviewView {
  /** The figures and lists of the page. */
  readonly overview: Remote<Overview>;
}
