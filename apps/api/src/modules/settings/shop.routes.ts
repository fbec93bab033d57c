import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { existingInfoPages } from "@shop/domain/site/info-pages.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { PasswordLinks } from "../accounts/password-links.ts";
import { adminOf } from "../admins/admins.routes.ts";
import { currentSettings } from "./shop-settings.repository.ts";
import type { ShopSettingsService } from "./shop-settings.service.ts";
import { toBranches } from "./shop.mapper.ts";

/** Serves the shop's identity, branches and company text. */
export function serveShop(
  routes: EndpointRoutes,
  queries: Queries,
  { sendsLinks }: Pick<PasswordLinks, "sendsLinks">,
): void {
  routes.serveCatalogue(endpoints.readShop, async () => {
    const { shop, info, pictures_note } = await currentSettings(queries);
    return {
      data: shop,
      mails_password_links: sendsLinks,
      info_pages: existingInfoPages(info),
      pictures_note,
    };
  });
  routes.serveCatalogue(endpoints.readInfo, async ({ params: { page } }) => {
    const text = (await currentSettings(queries)).info[page];
    if (text.en === "" && text.ar === "") throw new ApiError("not_found");
    return { text };
  });
  routes.serveCatalogue(endpoints.readAbout, async () => {
    const settings = await currentSettings(queries);
    return { branches: toBranches(settings), about: settings.about };
  });
}

/** Serves the settings of the shop to its owner. */
export function serveSettings(routes: EndpointRoutes, settings: ShopSettingsService): void {
  routes.serve(endpoints.readSettings, () => settings.read());
  routes.serve(endpoints.changeSettings, ({ body, context }) => settings.change(body, adminOf(context)));
}
