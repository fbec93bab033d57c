import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { type ProductLinkDependencies, productLinkService } from "./product-links.service.ts";
import type { ProductService } from "./products.service.ts";

/** What {@link serveProducts} needs. */
interface ProductNeeds extends ProductLinkDependencies {
  readonly products: Pick<ProductService, "cards" | "read" | "seen">;
}

/** Serves the reads of products. */
export function serveProducts(routes: EndpointRoutes, needs: ProductNeeds): void {
  const { products } = needs;
  const links = productLinkService(needs);
  routes.serveCatalogue(endpoints.readProduct, ({ params }) => products.read(params.id));
  routes.serveCatalogue(endpoints.readProductLinks, ({ params }) => links.read(params.id));
}
