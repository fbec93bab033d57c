import type { OrderSheetColumn } from "@shop/domain/orders/list/order-sheet.ts";

import { productFieldLabels } from "./product-fields.ts";
import { company } from "./shop/company.ts";

/** Texts of a sheet of orders. */
export const orderSheet = {
  /** The name of the sheet in a workbook. */
  name: "Orders",
  columns: {
    number: "Order",
    day: "Day",
    time: "Time",
    state: "State",
    taken: "Taken as",
    channel: "Channel",
    buyer: "Buyer",
    phone: "Phone",
    mail: "Mail",
    place: "Delivery to",
    branch: "Branch",
    deliveryCost: "Delivery cost (on the order's first line)",
    product: "Product",
    partNumber: "Part number",
    pieces: "Pieces",
    price: "Price",
    lineTotal: "Line total",
    discount: "Discount (on the order's first line)",
    orderTotal: "Order total without delivery (on the order's first line)",
    paid: "Paid (on the order's first line)",
    paymentState: "Payment",
    shopNote: "Note of the shop",
    unit: productFieldLabels.unit,
    piecesPerUnit: productFieldLabels.pieces_per_unit,
    payBy: "To be paid by",
    paymentFee: "Payment fee (on the order's first line)",
    returnedPieces: "Returned",
    returnedValue: "Returned value without delivery (on the order's first line)",
    returnedDelivery: "Returned delivery (on the order's first line)",
    sentPieces: "Sent",
    trackings: "Tracking numbers",
    company: company.fields.company,
    taxNumber: company.fields.tax_number,
    commercialRegister: company.fields.commercial_register,
    purchaseOrder: company.fields.purchase_order,
    validUntil: "Quotation valid until",
    unitCost: productFieldLabels.cost_price,
    orderMargin: "Margin of the lines with a cost (on the order's first line)",
    withoutCost: "Lines without a cost (on the order's first line)",
  } satisfies Record<OrderSheetColumn, string>,
  order: "order",
  request: "request",
  quotation: "quotation",
};
