import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { cashMovesService } from "./cash-moves.service.ts";
import { cashUpRows } from "./cash-up-rows.ts";
import { cashUpService } from "./cash-up.service.ts";
import { ledgerRows } from "./ledger-rows.ts";

/** What {@link serveCashUp} needs. */
interface CashUpNeeds {
  readonly queries: Queries;
}

/** Serves the payments of days. */
export function serveCashUp(routes: EndpointRoutes, { queries }: CashUpNeeds): void {
  const days = cashUpService(queries);
  const moves = cashMovesService(queries);
  routes.serve(endpoints.readCashUp, ({ query: { day } }) => days.read(day));
  routes.serve(endpoints.countDayCash, ({ body, context }) => days.count(body, adminOf(context)));
  routes.serve(endpoints.recordCashMove, async ({ body, headers, context }) => {
    await moves.add(body, headers["idempotency-key"] ?? null, adminOf(context));
    return days.read(body.day);
  });
  routes.serve(endpoints.voidCashMove, async ({ params: { id }, body: { reason }, context }) =>
    days.read(await moves.takeBack(id, reason, adminOf(context))),
  );
  routes.serveFile(endpoints.exportPayments, async ({ query: { from, to, format, locale }, context }) => {
    const { methods } = await currentSettings(queries);
    const withBuyers = may(adminOf(context), "customers");
    return writeSheet(ledgerRows(days.entries({ from, to }), { locale, methods, withBuyers }), {
      name: `payments-${from}-${to}`,
      title: allMessages[locale].dashCashUp.ledger,
      format,
      locale,
    });
  });
  routes.serveFile(endpoints.exportCashUp, async ({ query: { day, format, locale } }) =>
    writeSheet(
      Readable.from([cashUpRows(await days.read(day), locale, (await currentSettings(queries)).methods)]),
      {
        name: `payments-${day}`,
        title: allMessages[locale].dashCashUp.title,
        format,
        locale,
      },
    ),
  );
}
