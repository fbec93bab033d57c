import type { DeliverySettings } from "../delivery/delivery.ts";
import type { Bilingual } from "../locale/locale.ts";

/** The pages on how the shop sells, by the last part of their addresses. */
export const infoPages = ["delivery", "payment", "returns", "warranty", "privacy", "terms"] as const;

/** A page on how the shop sells. */
export type InfoPage = (typeof infoPages)[number];

/** The texts of these pages. */
export type InfoTexts = Readonly<Record<InfoPage, Bilingual>>;

/** What the pages are made from. */
interface InfoSource {
  readonly info: InfoTexts;
  readonly delivery: DeliverySettings;
}

/** Whether there is a page: it has a text, or states the costs of delivery. */
export const hasInfoPage = ({ info, delivery }: InfoSource, page: InfoPage): boolean =>
  info[page].en !== "" || info[page].ar !== "" || (page === "delivery" && delivery.zones.length > 0);

/** The pages that there are. */
export const existingInfoPages = (source: InfoSource): InfoPage[] =>
  infoPages.filter((page) => hasInfoPage(source, page));
