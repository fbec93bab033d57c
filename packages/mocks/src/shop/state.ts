import type { Admin } from "@shop/contract/accounts/user.ts";
import type { CallName } from "@shop/contract/addresses.ts";
import type { AdminSession } from "@shop/contract/admins/admin-session.ts";
import type { DefinitionImport } from "@shop/contract/attributes/definition-import.ts";
import type { Brand } from "@shop/contract/brands/brand.ts";
import type { BulkChange, BulkItem } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { Category } from "@shop/contract/categories/category.ts";
import type { HistoryEntity, HistoryEntry } from "@shop/contract/history/history.ts";
import type { Mail } from "@shop/contract/mails/mail.ts";
import type { OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import type { Order, OrderRequest } from "@shop/contract/orders/order.ts";
import type { AdminPaymentProof, PaymentProof } from "@shop/contract/orders/payment-proof.ts";
import type { Overview } from "@shop/contract/overview/overview.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import type { SearchMiss } from "@shop/contract/search-misses/search-miss.ts";
import type { SynonymGroup } from "@shop/contract/search-synonyms/synonym-group.ts";
import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";
import type { DescribedSubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import type { Supplier } from "@shop/contract/suppliers/supplier.ts";
import type { ProductCodes } from "@shop/domain/catalogue/codes.ts";
import type { Offer } from "@shop/domain/catalogue/offer.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import type { OrderChannel } from "@shop/domain/orders/order-channel.ts";
import type { CompanyField } from "@shop/domain/orders/placing/order-company.ts";
import type { Attribute, Specifications } from "@shop/domain/specifications/attribute.ts";
import type { KeptDocument } from "@shop/domain/tax-documents/held-invoice.ts";

import type { Answer, ReadCall } from "./call.ts";

/** A category without its sub categories, which are stored separately. */
export type BareCategory = Omit<Category, "sub_category"> & Hideable;

/** A sub category of the mock shop. */
type MockSubCategory = DescribedSubCategory & Hideable;

/** What administrators hide from shoppers. */
interface Hideable {
  readonly hidden: boolean;
}

/** An attribute of the mock shop. */
export interface MockAttribute extends Attribute {
  readonly sort_index: number;
}

/** An import of definitions in the mock shop. */
export interface MockDefinitionImport extends DefinitionImport {
  /** Names of the definitions that an undo keeps, because products use them. */
  readonly keeps: readonly string[];
}

/** A proof of payment in the mock shop. */
export interface MockProof extends PaymentProof {
  readonly decided: AdminPaymentProof["decided"];
  /** What was uploaded, as a text; null without a picture. */
  readonly file: string | null;
}

/** An invoice or a credit note of the mock shop. */
interface MockTaxDocument extends KeptDocument {
  readonly by: string;
}

/** An order placed in the mock shop. */
export interface MockOrder
  extends
    Omit<OrderRequest, "cart" | "delivery" | "pay_by">,
    Omit<
      Order,
      | CompanyField
      | "vat"
      | "total"
      | "paid"
      | "refunded"
      | "returned"
      | "returns"
      | "parcels"
      | "token"
      | "payment_terms"
    > {
  readonly id: number;
  readonly version: number;
  readonly channel: OrderChannel;
  /** Note of the administrators. */
  readonly shop_note: string;
  /** The newest entry first. */
  readonly log: readonly OrderLogEntry[];
  /** Its invoices and credit notes, the oldest first; none by default. */
  readonly taxDocuments?: readonly MockTaxDocument[];
  /** The ledger, the newest entry first. */
  readonly payments: readonly OrderPayment[];
  /** The proofs of payment that its buyer has sent, the newest first; none by default. */
  readonly proofs?: readonly MockProof[];
  /** What came back, the newest return first; nothing by default. */
  readonly returns?: readonly AdminReturn[];
  /** The id of the signed-in buyer. */
  readonly userId: number | undefined;
  /** The parcels in which it was sent, the newest first; none by default. */
  readonly parcels?: readonly AdminParcel[];
  /** What one of each line cost the shop, in the order of the lines; not known by default. */
  readonly costs?: readonly (string | null)[];
  /** The rates of value added tax that it was made with: the standard one, and that of each line; not known by default. */
  readonly taxed?: { readonly standard: string; readonly lines: readonly string[] } | undefined;
}

/** An administrator of the mock shop. */
export interface MockAdmin extends Omit<Admin, "id" | "two_factor" | "must_set_up_two_factor"> {
  readonly password: string;
}

/** A session of an administrator of the mock shop. */
export interface MockSession extends Omit<AdminSession, "current"> {
  /** Mail address of the administrator. */
  readonly email: string;
}

/** An entry of the change history, with the entity it belongs to. */
interface MockHistoryEntry extends HistoryEntry {
  readonly about: string;
}

/** An entity that has a version and a change history and can be restored, by its id. */
export interface Named {
  readonly entity: HistoryEntity;
  readonly id: number;
}

/** A change of many products, with its products. */
interface MockBulkChange {
  readonly change: BulkChange;
  readonly items: readonly BulkItem[];
}

/** A group of words that mean the same to the search. */
type MockSynonyms = Pick<SynonymGroup, "id" | "words">;

/** Who sells products to the mock shop. */
export type MockSupplier = Pick<Supplier, "id" | "name" | "phone" | "email" | "note">;

/** What a supplier calls a product, and its pack. */
interface MockSupply {
  readonly supplierId: number;
  readonly supplierPart: string;
  readonly pack: number;
}

/** The data of an in-memory shop. */
export interface ShopState {
  products: readonly Product[];
  /** Barcodes by product id. */
  readonly barcodes: Map<number, string>;
  /** Barcodes of packs, and the units in them, by product id. */
  readonly packCodes: Map<number, Pick<ProductCodes, "pack_barcode" | "pack_units">>;
  /** What one of each product costs the shop, by id, where that is known. */
  readonly costs: Map<number, string>;
  /** Offers by product id; those without an entry have the one that shoppers see. */
  readonly offers: Map<number, Offer>;
  /** The quantity prices of products by their ids, also those that are not lower than an offer. */
  readonly quantityPrices: Map<number, QuantityPrice[]>;
  /** The attributes of products in their order. */
  attributes: readonly MockAttribute[];
  /** Values of attributes by product id. */
  readonly attributeValues: Map<number, Specifications>;
  /** The products that products name, by product id; those without an entry name none. */
  readonly links: Map<number, ProductLinks>;
  categories: readonly BareCategory[];
  subCategories: readonly MockSubCategory[];
  /** The entries of brands. */
  brands: readonly Brand[];
  /** All slides, including hidden ones. */
  slides: readonly AdminSlide[];
  /** Versions of edited entities, by `{entity}:{id}`. */
  readonly edits: Map<string, number>;
  /** Change history, the newest entries first. */
  history: readonly MockHistoryEntry[];
  /** The settings of the shop. */
  settings: StoredSettings;
  /** Changes of many products, the newest first. */
  bulkChanges: readonly MockBulkChange[];
  /** Imports of definitions, the newest first. */
  definitionImports: readonly MockDefinitionImport[];
  admins: readonly MockAdmin[];
  /** User ids by bearer token. */
  readonly tokens: Map<string, number>;
  /** Addresses that wait for a product, by its id. */
  readonly restockRequests: Map<number, Set<string>>;
  /** Pieces by product id, by the token of a shared cart. */
  readonly sharedCarts: Map<string, ReadonlyMap<number, number>>;
  readonly orders: MockOrder[];
  /** The mails of the outbox. */
  mails: readonly Mail[];
  /** Whether mails go to a mail server. */
  hasMailServer: boolean;
  /** The last automatic backup; null where none are set up. */
  backup: Overview["backup"];
  /** The filters that the signed-in administrator has saved. */
  savedFilters: readonly SavedFilter[];
  /** Searches that found nothing. */
  searchMisses: readonly SearchMiss[];
  /** Groups of words that mean the same to the search. */
  synonyms: readonly MockSynonyms[];
  /** Who sells products to the shop. */
  suppliers: readonly MockSupplier[];
  /** The suppliers of products by their ids. */
  readonly supplies: Map<number, MockSupply>;
  adminSignedIn: boolean;
  /** The sessions of administrators, the newest last. */
  sessions: readonly MockSession[];
  /** Mail address of the administrator who signed in last. */
  adminEmail: string;
  /** A new id. */
  readonly nextId: () => number;
}

/** The answers of the shop by call: of those that stories make. */
export type Answers = {
  readonly [N in CallName]?: (call: ReadCall<N>) => Answer<N> | Promise<Answer<N>>;
};
