import type { Figures } from "@shop/contract/figures/endpoints.ts";

import type { Remote } from "../../view.ts";

/** What the page of figures reads. */
export interface FiguresView {
  /** The figures of the period, beside those of the one before. */
  readonly figures: Remote<Figures>;
}
