import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductLinkService } from "./product-links.service.ts";
import type { ProductService } from "./products.service.ts";

/** Serves the reads of products. */
export function serveProducts(
  routes: EndpointRoutes,
  products: ProductService,
  links: ProductLinkService,
): void {
  routes.serveCatalogue(endpoints.readProduct, ({ params }) => products.read(params.id));
  routes.serveCatalogue(endpoints.readProductLinks, ({ params }) => links.read(params.id));
}
