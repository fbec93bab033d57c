/** Where units of goods are that belong to the shop or are on the way to a buyer. */
export const stockPlaces = ["to_sell", "reserved", "on_the_way", "coming_back", "not_for_sale"] as const;

/** Where units of goods are. */
export type StockPlace = (typeof stockPlaces)[number];

/** Where units are that the shop neither sells nor has handed over. */
export const asidePlaces = ["not_for_sale", "coming_back"] as const satisfies readonly StockPlace[];

/** Where units are that the shop neither sells nor has handed over: back and not for sale, or with the courier of a cancelled order. */
export type AsidePlace = (typeof asidePlaces)[number];

/** Units of a product by such a place, in its selling unit. */
export type UnitsAside = Readonly<Record<AsidePlace, number>>;

/** What a posting is about: an order, goods that were handed over, their delivery, the fee of their payment, or units at a place. */
export type PostingKind = "order" | "goods" | "delivery" | "fee" | StockPlace;

/** Why the stock of a product changed: it was there when the books were opened, or something has happened. */
export type StockCause =
  | "opening"
  | "created"
  | "ordered"
  | "returned"
  | "received"
  | "counted"
  | "corrected"
  | "breakage"
  | "own_use"
  | "found"
  | "arrived"
  | "imported"
  | "revalued"
  | "cost_adjusted"
  | "returned_to_supplier"
  | "released"
  | "written_off"
  | "purged";
