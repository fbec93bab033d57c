import type { requestByChat } from "@shop/contract/orders/endpoints.ts";
import type { OrderRequest } from "@shop/contract/orders/order.ts";
import type * as v from "valibot";

/** The order of a buyer who has given an address in one line, as by chat. */
export function cartOrderOf({
  buyer: { address, ...info },
  ...request
}: v.InferOutput<typeof requestByChat.body>): OrderRequest {
  return { ...request, info: { ...info, address1: address, address2: "" } };
}
