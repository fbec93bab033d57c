import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { paletteQuery } from "./queries.ts";
import type { PaletteView } from "./view.ts";

/** The model of the dashboard's command palette: what is typed is searched for after a pause. */
export function usePaletteModel(): PaletteView {
  const [query, setQuery] = useState("");
  const text = query.trim();
  const debounced = useDebouncedText(text, TABLE_SEARCH_DEBOUNCE_MS);
  const parts = {
    orders: useMayDo("view_orders"),
    customers: useMayDo("customers"),
    suppliers: useMayDo("costs"),
  };
  const { data, isFetching } = useQuery({
    ...paletteQuery(useApi(), debounced, parts),
    placeholderData: keepPreviousData,
  });
  const found = text === "" ? undefined : data;
  return {
    query,
    onQuery: setQuery,
    categories: found?.categories ?? [],
    subCategories: found?.subCategories ?? [],
    brands: found?.brands ?? [],
    products: found?.products ?? [],
    orders: found?.orders ?? [],
    customers: found?.customers ?? [],
    suppliers: found?.suppliers ?? [],
    searching: text !== "" && (text !== debounced || isFetching),
  };
}
