import type { KnownBuyer, NewOrderEntries } from "@shop/contract/orders/new-order.ts";
import type { DeliveryRates } from "@shop/domain/delivery/delivery.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import type { PaymentOffers } from "@shop/domain/payments/payment-options.ts";

import type { FormState } from "../../view.ts";
import type { OrderableProduct, ProductSearchView } from "../products/product-search-view.ts";
import type { OrderLineEdit } from "./view.ts";

/** An order that an administrator takes. */
export interface NewOrderEntry extends NewOrderEntries {
  readonly lines: readonly OrderLineEdit[];
}

/** A product that a code names, and how many of its units: those of a pack by its barcode, else one. */
export interface ScannedProduct {
  readonly product: OrderableProduct;
  readonly qty: number;
}

/** What a pasted list means as lines of an order. */
export interface ReadOrderList {
  /** The products that its lines mean without a doubt, with their quantities. */
  readonly found: readonly ScannedProduct[];
  /** The lines whose product or quantity has to be chosen. */
  readonly unread: ReadonlyArray<{ readonly text: string; readonly qty: number }>;
  /** How many rows name no part, or are beyond the limit of a list. */
  readonly leftOut: number;
}

/** What the page on which an administrator takes an order reads and calls. */
export interface NewOrderView extends FormState {
  /** Lines that the server refused, by their place among those that were sent; a new object for each response that has some. */
  readonly refused: ReadonlyArray<RefusedLine>;
  /** Finds products to add. */
  readonly productSearch: ProductSearchView;
  /** The products on sale whose barcode or part number a scanned or typed code is, with the units that it names; throws where they cannot be fetched. */
  readonly onLookUp: (code: string) => Promise<readonly ScannedProduct[]>;
  /** Reads a pasted list of parts; throws where it cannot be read or its products cannot be fetched. */
  readonly onReadList: (text: string) => Promise<ReadOrderList>;
  /** Buyers of earlier orders whom the last text of `onBuyerQuery` names. */
  readonly knownBuyers: ReadonlyArray<KnownBuyer>;
  /** Called with the phone or name of the buyer after each input. */
  readonly onBuyerQuery: (text: string) => void;
  /** Percent by which the administrator may lower prices: 100 for any price. */
  readonly discountLimit: number;
  /** What delivery costs; null until it is loaded. */
  readonly rates: DeliveryRates | null;
  /** How orders can be paid; null until it is loaded. */
  readonly offers: PaymentOffers | null;
  /** Called with the valid order. */
  readonly onSubmit: (entry: NewOrderEntry) => void;
}
