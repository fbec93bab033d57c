import type { ProductSort } from "@shop/domain/catalogue/sorting.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound, toRemote } from "../../remote.ts";
import { useProductPages } from "../products/use-product-pages.ts";
import { brandQuery } from "./queries.ts";
import type { BrandView } from "./view.ts";

/** The input of {@link useBrandModel}. */
export interface BrandModelInput {
  readonly id: number;
  readonly sort: ProductSort;
  /** Filters as the query of an address. */
  readonly filters?: string | undefined;
  /** The cursor that the list begins at, where that is not its start. */
  readonly start?: string | undefined;
}

/** The model of a brand's screen. */
export interface BrandModel extends BrandView {
  /** True where the brand does not exist. */
  readonly missing: boolean;
}

/** The model of a brand's screen. */
export function useBrandModel({ id, sort, filters, start }: BrandModelInput): BrandModel {
  const brand = useQuery(brandQuery(useApi(), id));
  return {
    ...useProductPages({ brand_id: id, sort, filters }, { start }),
    brand: toRemote(brand),
    missing: isNotFound(brand.error),
  };
}
