import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { linkedProductsQuery } from "./queries.ts";
import type { LinkedNames } from "./view.ts";

const noProducts: LinkedNames["linkedProducts"] = [];

/** Loads the names of the products whose ids it is given. */
export function useLinkedNames(): LinkedNames {
  const [ids, setIds] = useState<readonly number[]>([]);
  const { data = noProducts } = useQuery(linkedProductsQuery(useApi(), ids));
  return { linkedProducts: data, onLinkedIds: setIds };
}
