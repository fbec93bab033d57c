import type { Overview } from "@shop/contract/entities/overview.ts";

import type { Remote } from "./state.ts";

/** What the dashboard's first page reads. */
export interface OverviewView {
  readonly overview: Remote<Overview>;
}
