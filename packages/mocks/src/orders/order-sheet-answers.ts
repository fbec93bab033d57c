import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { orderColumnsFor, type OrderSheetColumn } from "@shop/domain/orders/list/order-sheet.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { returnedUnits } from "@shop/domain/orders/returns/order-returns.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { mockMargin } from "./mock-costs.ts";
import { countedParcels, withSent } from "./mock-parcels.ts";
import { foundOrders } from "./order-list.ts";
import { mockPaid, mockPaymentState, mockReturned, mockTotal } from "./order-total.ts";

const agreed = (amount: string): string => (isZeroPrice(amount) ? "" : amount);

const cellsOf = (order: MockOrder, at: number): Partial<Record<OrderSheetColumn, string>> => {
  const line = order.lines[at];
  if (!line) return {};
  const margin = mockMargin(order);
  return {
    number: order.number,
    day: shopDayOf(order.created_at),
    state: order.state,
    taken: order.quotation ? "quotation" : order.request ? "request" : "order",
    channel: order.channel,
    buyer: order.info.name,
    phone: order.info.phone,
    mail: order.info.email,
    company: order.info.company,
    taxNumber: order.info.tax_number,
    commercialRegister: order.info.commercial_register,
    purchaseOrder: order.info.purchase_order,
    validUntil: order.quotation?.valid_until ?? "",
    place: order.delivery?.to ?? "",
    branch: order.delivery?.branch?.en ?? "",
    product: line.name,
    partNumber: line.part_number ?? "",
    pieces: String(line.qty),
    sentPieces: String(withSent(order)[at]?.sent ?? ""),
    trackings: countedParcels(order)
      .flatMap(({ tracking }) => (tracking === "" ? [] : [tracking]))
      .toSorted()
      .join(", "),
    returnedPieces: String(returnedUnits(order.returns ?? [], at) || ""),
    price: agreed(line.price),
    lineTotal: agreed(totalOf([line])),
    paymentState: mockPaymentState(order),
    shopNote: order.shop_note,
    payBy: order.pay_by?.option ?? "",
    unit: line.unit ?? "",
    piecesPerUnit: String(line.pieces_per_unit ?? ""),
    unitCost: order.costs?.[at] ?? "",
    ...(at === 0 && {
      paymentFee: order.pay_by && !isZeroPrice(order.pay_by.fee) ? order.pay_by.fee : "",
      deliveryCost: order.delivery?.cost ?? "",
      discount: order.discount?.amount ?? "",
      orderTotal: agreed(mockTotal(order)),
      paid: mockPaid(order),
      returnedValue: agreed(mockReturned(order)),
      orderMargin: isZeroPrice(margin.sales) ? "" : margin.amount,
      withoutCost: String(margin.unknown || ""),
    }),
  };
};

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Answers to the administrators' export of orders: as CSV with the names of the columns, whatever format and language are. */
export function orderSheetAnswers(shop: ShopState) {
  return {
    exportOrders: ({ query: { format: _format, locale: _locale, ...filter } }) => {
      const admin = signedInAdmin(shop);
      const columns = orderColumnsFor({ withCosts: seesCosts(admin), withBuyers: may(admin, "customers") });
      const rows = foundOrders(shop, filter).flatMap((order) =>
        order.lines.map((_, at) => {
          const cells = cellsOf(order, at);
          return columns.map((column) => quoted(cells[column] ?? "")).join(",");
        }),
      );
      return new Blob([[columns.join(","), ...rows].join("\r\n")], { type: sheetTypes.csv });
    },
  } satisfies Partial<Answers>;
}
