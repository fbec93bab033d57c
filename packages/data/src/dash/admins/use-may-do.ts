import { may, type Need } from "@shop/domain/admins/rights.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { adminQuery } from "./session.ts";

/** Whether the signed-in administrator has a right; false until that is loaded. It decides what is asked for and drawn: the server refuses the rest. */
export function useMayDo(need: Need): boolean {
  const { data } = useQuery(adminQuery(useApi()));
  return data !== undefined && !data.must_set_up_two_factor && may(data, need);
}
