import { pages } from "@shop/domain/site/pages.ts";

/** Path of the page of units that are not for sale. It stands apart from `pages`, because pages of the shop do without it. */
export const quarantinePage = `${pages.dashProducts}/not-for-sale`;
