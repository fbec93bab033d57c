import type { SlideUpdate } from "@shop/contract/slides/endpoints.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";

import type { Remote } from "../../view.ts";
import type { DeletionView, EditView, OrderView } from "../lists/list-view.ts";

/** What the list of slides reads and calls. */
export interface AdminSliderView {
  /** All slides in order, hidden ones too. */
  readonly slides: Remote<readonly AdminSlide[]>;
  /** The form that adds or changes a slide. */
  readonly edit: EditView<AdminSlide, SlideUpdate>;
  /** The deletion of the slide that the open dialog is about. */
  readonly deletion: DeletionView;
  /** Puts the slides into an order. */
  readonly order: OrderView;
  /** Hides a slide from the home page, or shows it. */
  readonly onHidden: (id: number, hidden: boolean) => void;
}
