import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { adminQuery } from "./session.ts";

/** Whether the signed-in administrator sees costs; false until that is loaded. It decides what is drawn: the server gives costs to nobody else. */
export function useSeesCosts(): boolean {
  const { data } = useQuery(adminQuery(useApi()));
  return data !== undefined && seesCosts(data);
}
