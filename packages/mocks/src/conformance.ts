import { cartCases } from "./carts/cart.cases.ts";
import { collectedCases } from "./collected/collected.cases.ts";
import type { ConformanceCase } from "./conformance/case.ts";
import { figureCases } from "./figures/figure.cases.ts";
import { labelCases } from "./labels/labels.cases.ts";
import { mailCases } from "./mails/mail.cases.ts";
import { adminOrderCases } from "./orders/admin-order.cases.ts";
import { chatRequestCases } from "./orders/chat-request.cases.ts";
import { orderBatchCases } from "./orders/order-batches.cases.ts";
import { orderCorrectionCases } from "./orders/order-corrections.cases.ts";
import { orderCostsCases } from "./orders/order-costs.cases.ts";
import { orderPageCases } from "./orders/order-page.cases.ts";
import { orderParcelCases } from "./orders/order-parcels.cases.ts";
import { orderPaymentCases } from "./orders/order-payments.cases.ts";
import { orderQuantityCases } from "./orders/order-quantity.cases.ts";
import { orderRequestCases } from "./orders/order-request.cases.ts";
import { orderReturnCases } from "./orders/order-returns.cases.ts";
import { orderSheetCases } from "./orders/order-sheet.cases.ts";
import { orderCases } from "./orders/order.cases.ts";
import { paymentProofCases } from "./orders/payment-proofs.cases.ts";
import { quotationCases } from "./orders/quotation.cases.ts";
import { takenOrderCases } from "./orders/taken-order.cases.ts";
import { overviewCases } from "./overview/overview.cases.ts";
import { paymentDayCases } from "./payment-day/payment-day.cases.ts";
import { purchaseCases } from "./purchases/purchase.cases.ts";
import { restockRequestCases } from "./restock-requests/restock-request.cases.ts";
import { stockCountCases } from "./stock-counts/stock-count.cases.ts";
import { receivedCases } from "./suppliers/received.cases.ts";
import { supplierCases } from "./suppliers/supplier.cases.ts";
import { taxDocumentCases } from "./tax-documents/tax-document.cases.ts";

/** Read-only cases over the demonstration catalogue; one API serves them all. */
export const catalogueCases: readonly ConformanceCase[] = [];

/** Access, accounts, orders and other changes; each case needs a fresh API over the demonstration catalogue. */
export const changeCases: readonly ConformanceCase[] = [
  ...labelCases,
  ...stockCountCases,
  ...supplierCases,
  ...purchaseCases,
  ...receivedCases,
  ...orderCases,
  ...orderRequestCases,
  ...orderQuantityCases,
  ...adminOrderCases,
  ...orderCorrectionCases,
  ...takenOrderCases,
  ...orderPaymentCases,
  ...paymentProofCases,
  ...orderParcelCases,
  ...orderReturnCases,
  ...orderCostsCases,
  ...collectedCases,
  ...paymentDayCases,
  ...figureCases,
  ...chatRequestCases,
  ...quotationCases,
  ...taxDocumentCases,
  ...orderPageCases,
  ...orderSheetCases,
  ...orderBatchCases,
  ...overviewCases,
  ...mailCases,
  ...restockRequestCases,
  ...cartCases,
];

/** Read-only cases of the server alone: the search of a mock shop finds names and part numbers only. */
export const serverCatalogueCases: readonly ConformanceCase[] = [];

/** Cases of the server alone, for which a mock shop has simpler answers; each needs a fresh API, too. */
export const serverCases: readonly ConformanceCase[] = [];
