import type { ReceivedLine } from "@shop/contract/suppliers/received.ts";
import type {
  ListedSupply,
  SuppliedProduct,
  Supplier,
  UnreadSupplierLine,
} from "@shop/contract/suppliers/supplier.ts";
import type { Named } from "@shop/domain/locale/locale.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** A supplier that a product can name. */
export type SupplierChoice = Pick<Supplier, "id" | "name">;

/** A supplier with a page of the products that name it. */
export interface SupplierPage {
  readonly supplier: Supplier;
  readonly products: readonly ListedSupply[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** A page of what was received from a supplier. */
export interface ReceivedPage {
  readonly data: readonly ReceivedLine[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** The pages that are shown, from 1; they stand in the page's address. */
export interface SupplierQuery {
  /** Page of the products. */
  readonly page: number;
  /** Page of what was received. */
  readonly received: number;
}

/** A product that a supplier is to be given, by its code. */
export interface NewSupply {
  readonly code: string;
  readonly supplier_part: string;
  readonly pack: number;
}

/** What became of a product that a supplier was given. */
export interface SupplyOutcome {
  readonly outcome: "set" | "not_found" | "several";
  /** What was entered. */
  readonly sent: NewSupply;
  /** The product, where it is set. */
  readonly product: SuppliedProduct | null;
  /** The products that have the code, where they are several. */
  readonly products: ReadonlyArray<Named & { readonly id: number }>;
}

/** What a list has changed. */
interface ImportedSupplies {
  readonly products: number;
  readonly moved: number;
  /** The change of many products that it has made; null for none. */
  readonly change: number | null;
  readonly unread: readonly UnreadSupplierLine[];
}

/** What the page of a supplier's products reads and calls. */
export interface SupplierView {
  /** The supplier with a page of its products. */
  readonly supplier: Remote<SupplierPage>;
  /** What was received from the supplier, the newest first. */
  readonly received: Remote<ReceivedPage>;
  /** The request that gives the supplier a product. */
  readonly setting: FormState;
  /** What the last one has done; null before. */
  readonly set: SupplyOutcome | null;
  /** Gives the supplier a product; `id` is the chosen one where several have the code. */
  readonly onSet: (supply: NewSupply, id?: number) => void;
  /** The request that takes a product from the supplier. */
  readonly removing: Submission;
  /** Takes a product from the supplier. */
  readonly onRemove: (productId: number) => void;
  /** The upload of a list; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** What the last list has changed; null before. */
  readonly list: ImportedSupplies | null;
  /** Imports a list. */
  readonly onList: (file: File) => void;
}
