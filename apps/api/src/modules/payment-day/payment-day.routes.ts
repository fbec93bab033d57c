import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { ledgerRows } from "./ledger-rows.ts";
import { paymentDayRows } from "./payment-day-rows.ts";
import { paymentDayService } from "./payment-day.service.ts";

/** What {@link servePaymentDay} needs. */
interface PaymentDayNeeds {
  readonly queries: Queries;
}

/** Serves the payments of days. */
export function servePaymentDay(routes: EndpointRoutes, { queries }: PaymentDayNeeds): void {
  const days = paymentDayService(queries);
  routes.serve(endpoints.readPaymentDay, ({ query: { day } }) => days.read(day));
  routes.serve(endpoints.countDayCash, ({ body, context }) => days.count(body, adminOf(context)));
  routes.serveFile(endpoints.exportPayments, async ({ query: { from, to, format, locale }, context }) => {
    const withBuyers = may(adminOf(context), "customers");
    return writeSheet(ledgerRows(days.entries({ from, to }), { locale, withBuyers }), {
      name: `payments-${from}-${to}`,
      title: allMessages[locale].dashPaymentDay.ledger,
      format,
      locale,
    });
  });
  routes.serveFile(endpoints.exportPaymentDay, async ({ query: { day, format, locale } }) =>
    writeSheet(Readable.from([paymentDayRows(await days.read(day), locale)]), {
      name: `payments-${day}`,
      title: allMessages[locale].dashPaymentDay.title,
      format,
      locale,
    }),
  );
}
