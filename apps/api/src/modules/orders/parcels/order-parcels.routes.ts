import { endpoints } from "@shop/contract/endpoints.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound } from "../../../database/require-row.ts";
import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import type { PaperPrinter } from "../../papers/paper-printer.ts";
import { pdfResponse } from "../../papers/pdf-response.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { findOrderById } from "../admin-orders.repository.ts";
import { orderChanger } from "../change-order.ts";
import type { OrderDependencies } from "../orders.service.ts";
import { parcelPaper } from "../papers/order-paper.ts";
import { parcelChange, parcelVoidChange } from "./send-parcel.ts";

/** What {@link serveOrderParcels} needs. */
interface ParcelNeeds extends Pick<OrderDependencies, "catalogue" | "outbox" | "mailbox"> {
  readonly queries: Queries;
  readonly printer: PaperPrinter;
}

/** Serves the parcels of orders. */
export function serveOrderParcels(
  routes: EndpointRoutes,
  { queries, printer, ...dependencies }: ParcelNeeds,
): void {
  const change = orderChanger(dependencies);
  routes.serve(endpoints.sendParcel, ({ params, body, headers, context }) => {
    const admin = adminOf(context);
    const attempt = headers["idempotency-key"] ?? null;
    return change(params.id, admin, parcelChange({ request: body, attempt, admin }, dependencies));
  });
  routes.serve(endpoints.voidParcel, ({ params: { id, parcelId }, context }) => {
    const admin = adminOf(context);
    return change(id, admin, parcelVoidChange(parcelId, admin));
  });
  routes.serveResponse(endpoints.readParcelPackingList, async ({ params: { id, parcelId }, context }) => {
    const order = requireFound(await findOrderById(queries, id));
    const parcel = requireFound(countedEntries(order.parcels).find((one) => one.id === parcelId));
    const paper = parcelPaper(order, parcel, await currentSettings(queries));
    const number = formatOrderNumber(order.number);
    return pdfResponse(context, await printer.print([paper]), `packing-${number}-${parcelId}`);
  });
}
