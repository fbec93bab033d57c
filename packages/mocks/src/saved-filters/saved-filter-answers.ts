import { ApiError } from "@shop/contract/api-error.ts";
import type { NewSavedFilter, SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { MAX_SAVED_FILTERS } from "@shop/domain/constants.ts";

import type { Answers, ShopState } from "../shop/state.ts";

const isSame = (a: NewSavedFilter, b: NewSavedFilter): boolean =>
  a.list === b.list && a.name.toLowerCase() === b.name.toLowerCase();

/** Answers to the endpoints of saved filters. */
export function savedFilterAnswers(shop: ShopState) {
  return {
    listSavedFilters: () => ({
      data: shop.savedFilters.toSorted((a, b) =>
        a.name.toLowerCase().localeCompare(b.name.toLowerCase(), "en"),
      ),
    }),
    saveFilter: ({ body }) => {
      const before = shop.savedFilters.find((one) => isSame(one, body));
      const others = shop.savedFilters.filter((one) => one !== before);
      if (!before && others.filter(({ list }) => list === body.list).length >= MAX_SAVED_FILTERS) {
        throw new ApiError("invalid", { errors: { name: "limit_reached" } });
      }
      const filter: SavedFilter = { id: before?.id ?? shop.nextId(), ...body };
      shop.savedFilters = [...others, filter];
      return { status: true, filter };
    },
    deleteSavedFilter: ({ params: { id } }) => {
      shop.savedFilters = shop.savedFilters.filter((one) => one.id !== id);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
