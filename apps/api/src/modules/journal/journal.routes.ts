import { endpoints } from "@shop/contract/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import type { DayRange } from "@shop/domain/figures/figures.ts";
import { addDays } from "@shop/domain/orders/list/shop-days.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { findCategories } from "../categories/categories.repository.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { closingService } from "./closings.service.ts";
import { journalRows } from "./journal-rows.ts";
import { findJournal, type JournalLine } from "./journal.repository.ts";
import { stockListRows } from "./stock-list-rows.ts";
import { stockListLines } from "./stock-list.repository.ts";

/** What {@link serveJournal} needs. */
interface JournalNeeds {
  readonly queries: Queries;
}

/** The journal of a period, a day at a time. */
async function* daysOf(queries: Queries, { from, to }: DayRange): AsyncGenerator<JournalLine[]> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield await findJournal(queries, day);
}

/** Serves the journal, the closing of the books, and the stock at the end of a day. */
export function serveJournal(routes: EndpointRoutes, { queries }: JournalNeeds): void {
  const closings = closingService(queries);
  routes.serve(endpoints.readClosings, () => closings.read());
  routes.serve(endpoints.closeBooks, ({ body, context }) => closings.close(body.until, adminOf(context)));
  routes.serve(endpoints.reopenBooks, ({ context }) => closings.reopen(adminOf(context)));
  routes.serveFile(endpoints.exportJournal, async ({ query: { from, to, format, locale }, context }) => {
    const { accounts, methods } = await currentSettings(queries);
    const withParties = may(adminOf(context), "customers");
    return writeSheet(
      journalRows(daysOf(queries, { from, to }), { locale, accounts, methods, withParties }),
      {
        name: `journal-${from}-${to}`,
        title: allMessages[locale].dashBooks.journal,
        format,
        locale,
      },
    );
  });
  routes.serveFile(endpoints.exportStockList, async ({ query: { day, format, locale } }) => {
    const [categories, subCategories] = [await findCategories(queries), await findSubCategories(queries)];
    return writeSheet(stockListRows(stockListLines(queries, day), { locale, categories, subCategories }), {
      name: `stock-${day}`,
      title: allMessages[locale].dashBooks.stockList,
      format,
      locale,
    });
  });
}
