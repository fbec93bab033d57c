import { ApiError } from "@shop/contract/api-error.ts";
import type { ListedBrand } from "@shop/contract/brands/brand.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { summarizeDelivery } from "@shop/domain/delivery/delivery.ts";
import { paymentOffersOf } from "@shop/domain/payments/payment-offers.ts";
import { existingInfoPages, hasInfoPage } from "@shop/domain/site/info-pages.ts";
import { deliveryRatesOf, type ShopSettings } from "@shop/domain/site/shop-settings.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { shopSettingsService } from "./shop-settings.service.ts";
import { toBranches, toDelivery } from "./shop.mapper.ts";

/** What {@link serveShop} needs. */
interface ShopNeeds {
  readonly settingsOf: () => Promise<ShopSettings>;
  /** Whether the shop mails links to new passwords. */
  readonly passwordLinks: { readonly sendsLinks: boolean };
  readonly brands: { readonly list: () => Promise<readonly ListedBrand[]> };
}

/** Serves the shop's identity, branches and company text, and whether the shop mails links to new passwords. */
export function serveShop(routes: EndpointRoutes, { settingsOf, passwordLinks, brands }: ShopNeeds): void {
  routes.serveCatalogue(endpoints.readShop, async () => {
    const settings = await settingsOf();
    return {
      data: settings.shop,
      mails_password_links: passwordLinks.sendsLinks,
      info_pages: existingInfoPages(settings),
      pictures_note: settings.pictures_note,
      quotation_days: settings.quotations.days,
      delivery: summarizeDelivery(deliveryRatesOf(settings)),
    };
  });
  routes.serveCatalogue(endpoints.readInfo, async ({ params: { page } }) => {
    const settings = await settingsOf();
    if (!hasInfoPage(settings, page)) throw new ApiError("not_found");
    return { text: settings.info[page] };
  });
  routes.serveCatalogue(endpoints.readDelivery, async () => {
    const settings = await settingsOf();
    const { pick_up, branches } = deliveryRatesOf(settings);
    return { ...toDelivery(settings), pick_up, branches: [...branches] };
  });
  routes.serveCatalogue(endpoints.readPayments, async () => {
    const { options, ...offers } = paymentOffersOf((await settingsOf()).payments);
    return { ...offers, options: [...options] };
  });
  routes.serveCatalogue(endpoints.readAbout, async () => {
    const settings = await settingsOf();
    const official = (await brands.list()).filter((brand) => brand.official);
    return {
      branches: toBranches(settings),
      about: settings.about,
      brands: official.flatMap(({ name, logo }) => (logo ? [{ name, logo }] : [])),
    };
  });
}

/** What {@link serveSettings} needs. */
interface SettingsNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: Pick<PictureStore, "store" | "renew">;
}

/** Serves the settings of the shop to its owner. */
export function serveSettings(routes: EndpointRoutes, { queries, catalogue, pictures }: SettingsNeeds): void {
  const settings = shopSettingsService(queries, catalogue, pictures);
  routes.serve(endpoints.readOwnMethods, async () => ({ data: (await settings.read()).settings.methods }));
  routes.serve(endpoints.readSettings, () => settings.read());
  routes.serve(endpoints.storeLogo, async ({ body }) => ({ logo: await settings.storeLogo(body.logo) }));
  routes.serve(endpoints.changeSettings, ({ body, context }) => settings.change(body, adminOf(context)));
}
