import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AccountService } from "../accounts/accounts.service.ts";
import { bearerOf } from "../accounts/require-user.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { OrderRoutes } from "../orders/orders.routes.ts";
import { cartOrderOf } from "../orders/placing/cart-order.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import type { QuotationService } from "./quotations.service.ts";

/** Serves quotations to buyers and administrators. */
export function serveQuotations(
  routes: EndpointRoutes,
  quotations: QuotationService,
  accounts: AccountService,
  { senderOf, printer }: OrderRoutes,
): void {
  routes.serve(endpoints.requestQuotation, async ({ body, context }) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    const { number, token: order_token } = await quotations.request({
      request: cartOrderOf(body),
      attempt: null,
      userId: user?.id ?? null,
      sender: senderOf(context),
    });
    return { order_number: number, order_token };
  });
  routes.serve(endpoints.acceptQuotation, ({ body, context }) => quotations.accept(body, senderOf(context)));
  routes.serveResponse(endpoints.readQuotation, async ({ params, context }) => {
    const { number, paper } = await quotations.paper(params.id);
    return pdfResponse(context, await printer.print([paper]), `quotation-${number}`);
  });
  routes.serve(endpoints.changeQuotation, ({ params, body, context }) =>
    quotations.change(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.mailQuotation, ({ params, body, context }) =>
    quotations.mail(params.id, body.version, adminOf(context)),
  );
}
