import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import type { ProductSearchView } from "./product-search-view.ts";
import { foundProductsQuery } from "./queries.ts";

/** The search for products to add to an order: what is typed is searched for after a pause. No order gets a draft. */
export function useProductSearch(): ProductSearchView {
  const [query, setQuery] = useState("");
  const text = query.trim();
  const debounced = useDebouncedText(text, TABLE_SEARCH_DEBOUNCE_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    ...foundProductsQuery(useApi(), debounced),
    placeholderData: keepPreviousData,
  });
  const found = text === "" ? [] : (data ?? []).filter(({ visibility }) => visibility !== "draft");
  const searching = text !== "" && (text !== debounced || isFetching);
  return {
    query,
    onQuery: setQuery,
    products: found.map((product) => {
      const {
        id,
        name,
        name_ar,
        part_number,
        price,
        price_before: before,
        offer_price: offer,
        amount,
      } = product;
      return {
        id,
        name,
        name_ar,
        part_number,
        price: before === null || offer === null ? price : offer,
        amount,
        image: pictureAddresses(product.images)[0] ?? null,
      };
    }),
    searching,
    failed: text !== "" && isError && !searching,
    onRetry: () => void refetch(),
  };
}
