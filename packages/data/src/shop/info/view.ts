import type { DeliveryRates } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";

import type { Remote } from "../../view.ts";

/** The data of a page on how the shop sells. */
export interface InfoView {
  /** The page by its name. */
  readonly page: InfoPage;
  /** Its text; '' in a language that it is not written in. */
  readonly text: Remote<Bilingual>;
  /** What delivery costs, on the page on delivery; null on any other one. */
  readonly rates: DeliveryRates | null;
  /** The other pages that have a text. */
  readonly others: ReadonlyArray<InfoPage>;
}
