import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { MEDIA_PREFIX } from "@shop/contract/pictures.ts";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";

import { type Database, isReady } from "./database/database.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import type { ApiEnvironment } from "./http/api-environment.ts";
import { ApiError } from "./http/api-error.ts";
import { catalogueAnswers } from "./http/catalogue-answers.ts";
import { clientAddress } from "./http/client-address.ts";
import { endpointRoutes } from "./http/endpoint-routes.ts";
import { answerError, serveFallbacks } from "./http/fallback-answers.ts";
import { requestLog } from "./http/request-log.ts";
import { serveAccounts } from "./modules/accounts/accounts.routes.ts";
import { accountService } from "./modules/accounts/accounts.service.ts";
import { requireUser } from "./modules/accounts/require-user.ts";
import { serveAdmins } from "./modules/admins/admins.routes.ts";
import { adminService } from "./modules/admins/admins.service.ts";
import { requireAdmin } from "./modules/admins/require-admin.ts";
import { serveCarts } from "./modules/carts/carts.routes.ts";
import { cartService } from "./modules/carts/carts.service.ts";
import type { Catalogue } from "./modules/catalogue/catalogue.service.ts";
import { serveCategories } from "./modules/categories/categories.routes.ts";
import { categoryService } from "./modules/categories/categories.service.ts";
import { serveDocs } from "./modules/docs/docs.routes.ts";
import type { Outbox } from "./modules/mail/outbox.ts";
import { serveMedia } from "./modules/media/media.routes.ts";
import type { ShopMailbox } from "./modules/orders/order-mails.ts";
import { serveOrders } from "./modules/orders/orders.routes.ts";
import { orderService } from "./modules/orders/orders.service.ts";
import { serveProducts } from "./modules/products/products.routes.ts";
import { productService } from "./modules/products/products.service.ts";
import { serveSearch } from "./modules/search/search.routes.ts";
import { searchService } from "./modules/search/search.service.ts";
import { serveSubCategories } from "./modules/sub-categories/sub-categories.routes.ts";
import { subCategoryService } from "./modules/sub-categories/sub-categories.service.ts";

/** What the API is built on. */
export interface ApiDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly logger: Logger;
  /** Folder of the stored pictures. */
  readonly mediaFolder: string;
  /** Bytes of ready answers that are kept, at the most. */
  readonly answerCacheBytes: number;
  /** Where mails are put that are to be sent. */
  readonly outbox: Outbox;
  /** Where the shop reads its mail. */
  readonly mailbox: ShopMailbox;
  /** How many proxies before the shop are believed in whom they forward for. */
  readonly trustedProxies: number;
  /** True where people reach the shop by HTTPS. */
  readonly isSecure: boolean;
}

/** The shop's API as an app: what is below {@link API_PREFIX} and {@link MEDIA_PREFIX}, /health and /ready; every other address is left to others. */
export function createApi(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const { database, catalogue, logger, mediaFolder, answerCacheBytes, trustedProxies, isSecure } =
    dependencies;
  const app = new Hono<ApiEnvironment>();
  app.onError(answerError(logger));
  for (const path of [`${API_PREFIX}/*`, `${MEDIA_PREFIX}*`, "/health", "/ready"]) {
    app.use(path, requestLog(logger), answerHeaders);
  }

  const { queries } = database;
  const search = searchService(queries, catalogue);
  const products = productService(queries, search);
  const subCategories = subCategoryService(queries);
  const categories = categoryService(queries, subCategories);

  const accounts = accountService(database);
  const admins = adminService(database);
  const orders = orderService(dependencies);
  const carts = cartService(database, products);

  const senderOf = (context: Context): string | null => clientAddress(context, trustedProxies);
  const guards = { user: requireUser(accounts), admin: requireAdmin(admins) };
  const routes = endpointRoutes(app, catalogueAnswers(answerCacheBytes, catalogue.version), guards);
  serveSearch(routes, search, products);
  serveProducts(routes, products);
  serveCategories(routes, categories);
  serveSubCategories(routes, subCategories);
  serveAccounts(routes, accounts, senderOf);
  serveAdmins(routes, admins, { senderOf, isSecure });
  serveOrders(routes, orders, accounts, senderOf);
  serveCarts(routes, carts, senderOf);
  serveFallbacks(app, [...routes.served, ...serveDocs(app, routes.served)]);

  serveMedia(app, mediaFolder);

  app.get("/health", () => Response.json({ status: true }, { headers: { "cache-control": "no-store" } }));
  app.get("/ready", async () => {
    if (!(await isReady(database))) throw new ApiError("unavailable");
    return Response.json({ status: true }, { headers: { "cache-control": "no-store" } });
  });
  return app;
}
