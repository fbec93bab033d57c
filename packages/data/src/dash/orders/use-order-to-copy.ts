import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import type { Remote } from "../../view.ts";
import { adminOrderQuery } from "./queries.ts";

/** The order with an id, of which a quotation becomes a copy. */
export const useOrderToCopy = (id: number): Remote<AdminOrder> =>
  toRemote(useQuery(adminOrderQuery(useApi(), id)));
