import type { Named } from "@shop/domain/locale/locale.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";

/** A product that the palette has found. */
interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** A category that the palette has found. */
interface FoundCategory {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** A sub category that the palette has found. */
interface FoundSubCategory extends FoundCategory {
  /** The names of its category. */
  readonly category: Named;
}

/** An order that the palette has found. */
interface FoundOrder {
  readonly id: number;
  readonly number: string;
  /** The buyer's name, '' without one. */
  readonly name: string;
  readonly state: OrderState;
}

/** What the dashboard's command palette reads and calls. */
export interface PaletteView {
  /** The text as it is typed. */
  readonly query: string;
  /** Called with the text after each input; the search follows after a pause. */
  readonly onQuery: (query: string) => void;
  /** Categories that match the text; empty without one. */
  readonly categories: ReadonlyArray<FoundCategory>;
  /** Sub categories that match the text; empty without one. */
  readonly subCategories: ReadonlyArray<FoundSubCategory>;
  /** Brands with an entry that match the text; empty without one. */
  readonly brands: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  /** Products that match the text; empty without one. */
  readonly products: ReadonlyArray<FoundProduct>;
  /** Orders that match the text; empty without one. */
  readonly orders: ReadonlyArray<FoundOrder>;
  /** Buyers of earlier orders that match the text; empty without one. */
  readonly customers: ReadonlyArray<{ readonly name: string; readonly phone: string }>;
  /** Suppliers that match the text; empty without one. */
  readonly suppliers: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  /** Whether what matches is being fetched. */
  readonly searching: boolean;
}
