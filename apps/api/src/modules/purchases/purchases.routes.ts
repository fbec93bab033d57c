import { endpoints } from "@shop/contract/endpoints.ts";
import type { Purchase, PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { costOfPieces } from "@shop/domain/purchases/packs.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Database } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { paperShop } from "../papers/paper.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import { purchasePaper, type PurchasePaperOptions, purchaseReturnPaper } from "./purchase-paper.ts";
import { purchaseReturnService } from "./purchase-returns.service.ts";
import { purchaseService } from "./purchases.service.ts";
import { receivingService } from "./receiving.service.ts";

const money = (number: string | null): SheetCell => number && { number, format: "money" };

/** The rows of a sheet of a purchase order, the header first. */
async function* sheetRows(
  { freight, duty, total, landed_total: landed }: Purchase,
  lines: readonly PurchaseLine[],
  locale: Locale,
): AsyncGenerator<SheetCell[][]> {
  const { columns, landedCost, ...texts } = allMessages[locale].dashPurchases.paper;
  const hasCharges = freight !== null || duty !== null;
  yield [[...Object.values(columns), ...(hasCharges ? [landedCost] : [])]];
  yield lines.map((line) => [
    line.supplier_part,
    line.part_number,
    line.name,
    line.name_ar,
    { number: String(line.qty / line.pack) },
    { number: String(line.pack) },
    { number: String(line.qty) },
    money(line.cost),
    money(line.cost && costOfPieces(line, line.qty)),
    { number: String(line.received) },
    ...(hasCharges ? [money(line.landed_cost)] : []),
  ]);
  // Below the lines, as on the paper: rows without a code, which a delivery note leaves out.
  if (!hasCharges) return;
  const sums = [
    [texts.goods, total],
    [texts.freight, freight],
    [texts.duty, duty],
    [texts.landed, landed],
  ] as const;
  const sumAt = Object.keys(columns).indexOf("sum");
  yield sums.flatMap(([label, amount]) =>
    amount === null
      ? []
      : [[null, null, label, ...Array.from<null>({ length: sumAt - 3 }).fill(null), money(amount)]],
  );
}

/** What {@link servePurchases} needs. */
interface PurchaseNeeds {
  readonly database: Pick<Database, "queries" | "sessions" | "pool">;
  readonly catalogue: Catalogue;
  readonly sheetLines: ReadSheetLines;
  readonly printer: PaperPrinter;
  readonly settingsOf: () => Promise<ShopSettings>;
}

/** Serves what is to be ordered, purchase orders and their receiving. */
export function servePurchases(
  routes: EndpointRoutes,
  { database, catalogue, sheetLines, printer, settingsOf }: PurchaseNeeds,
): void {
  const purchases = purchaseService(database.queries, catalogue);
  const returns = purchaseReturnService(database.queries, catalogue);
  const receiving = receivingService(database, catalogue, sheetLines);
  const optionsOf = async (locale: Locale): Promise<PurchasePaperOptions> => {
    const { shop } = await settingsOf();
    return {
      locale,
      shop: paperShop(shop, locale),
      contact: [shop.legal_name[locale], leftToRight(shop.mail, locale), leftToRight(shop.phone, locale)],
    };
  };
  routes.serve(endpoints.readReorder, ({ query }) => purchases.reorder(query));
  routes.serve(endpoints.listPurchases, ({ query }) => purchases.list(query));
  routes.serve(endpoints.makePurchase, ({ body, headers, context }) =>
    purchases.make(body, { admin: adminOf(context), attempt: headers["idempotency-key"] ?? null }),
  );
  routes.serve(endpoints.readPurchase, ({ params, query }) => purchases.read(params.id, query));
  routes.serve(endpoints.setPurchaseNote, ({ params, body, context }) =>
    purchases.setNote(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.setPurchaseLine, ({ params, body, context }) =>
    purchases.setLine(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.setPurchaseCharges, ({ params, body, context }) =>
    purchases.setCharges(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.sendPurchase, ({ params, body, context }) =>
    purchases.send(params.id, body.version, adminOf(context)),
  );
  routes.serve(endpoints.cancelPurchase, ({ params, context }) =>
    purchases.cancel(params.id, adminOf(context)),
  );
  routes.serve(endpoints.returnPurchase, ({ params, body, headers, context }) =>
    returns.add(params.id, body, {
      admin: adminOf(context),
      attempt: headers["idempotency-key"] ?? null,
    }),
  );
  routes.serve(endpoints.voidPurchaseReturn, ({ params, context }) =>
    returns.takeBack(params.id, params.returnId, adminOf(context)),
  );
  routes.serveResponse(endpoints.readPurchaseReturnPaper, async ({ params, query: { locale }, context }) => {
    const { order, entry } = await returns.read(params.id, params.returnId);
    const paper = purchaseReturnPaper(order, entry, await optionsOf(locale));
    return pdfResponse(context, await printer.print([paper]), `${order.number}-R${entry.id}`);
  });
  routes.serveResponse(endpoints.readPurchasePaper, async ({ params, query: { locale }, context }) => {
    const { order, lines } = await purchases.whole(params.id);
    const paper = purchasePaper(order, lines, await optionsOf(locale));
    return pdfResponse(context, await printer.print([paper]), order.number);
  });
  routes.serveFile(endpoints.exportPurchase, async ({ params, query: { format, locale } }) => {
    const { order, lines } = await purchases.whole(params.id);
    return writeSheet(sheetRows(order, lines, locale), {
      name: order.number,
      title: order.number,
      format,
      locale,
    });
  });
  routes.serve(endpoints.scanArrival, ({ params, body, headers, context }) =>
    receiving.scan(params.id, body, {
      admin: adminOf(context),
      attempt: headers["idempotency-key"] ?? null,
    }),
  );
  routes.serve(endpoints.importArrivals, ({ params, body, headers, context }) =>
    receiving.list(params.id, body, {
      admin: adminOf(context),
      attempt: headers["idempotency-key"] ?? null,
    }),
  );
  routes.serve(endpoints.bookArrivals, ({ params, body, context }) =>
    receiving.book(params.id, body, adminOf(context)),
  );
}
