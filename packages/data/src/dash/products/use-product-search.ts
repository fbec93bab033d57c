import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import type { ProductSearchView } from "../orders/view.ts";
import { foundProductsQuery } from "./queries.ts";

/** The search for products to add to an order: what is typed is searched for after a pause. */
export function useProductSearch(): ProductSearchView {
  const [query, setQuery] = useState("");
  const text = query.trim();
  const debounced = useDebouncedText(text, TABLE_SEARCH_DEBOUNCE_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    ...foundProductsQuery(useApi(), debounced),
    placeholderData: keepPreviousData,
  });
  const found = text === "" ? [] : (data ?? []);
  const searching = text !== "" && (text !== debounced || isFetching);
  return {
    query,
    onQuery: setQuery,
    products: found.map(({ id, name, name_ar, part_number, price, amount, images }) => ({
      id,
      name,
      name_ar,
      part_number,
      price,
      amount,
      image: pictureAddresses(images)[0] ?? null,
    })),
    searching,
    failed: text !== "" && isError && !searching,
    onRetry: () => void refetch(),
  };
}
