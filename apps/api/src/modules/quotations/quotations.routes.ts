import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AccountService } from "../accounts/accounts.service.ts";
import { bearerOf } from "../accounts/require-user.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { OrderDependencies, OrderService } from "../orders/orders.service.ts";
import { cartOrderOf } from "../orders/placing/cart-order.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import { quotationService } from "./quotations.service.ts";

/** What {@link serveQuotations} needs. */
interface QuotationNeeds extends OrderDependencies {
  readonly orders: OrderService;
  readonly accounts: Pick<AccountService, "userOf">;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
  readonly printer: PaperPrinter;
}

/** Serves quotations to buyers and administrators. */
export function serveQuotations(
  routes: EndpointRoutes,
  { orders, accounts, senderOf, printer, ...dependencies }: QuotationNeeds,
): void {
  const quotations = quotationService(dependencies, orders);
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
