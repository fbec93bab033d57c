/** What a field of a product holds, which decides its rule, its input and its cells. `own` ones have rules and controls of their own. */
type FieldKind =
  | { readonly kind: "text"; readonly max: number }
  /** A text, of which a trade item number has its check digit. */
  | { readonly kind: "barcode"; readonly max: number }
  | { readonly kind: "count"; readonly min?: number; readonly max: number }
  /** What the supplier calls the product, and the pieces of a pack; as a cost, with the supplier. */
  | { readonly kind: "supplier_part"; readonly max: number }
  | { readonly kind: "supplier_pack"; readonly min: number; readonly max: number }
  | {
      readonly kind:
        | "day"
        | "price"
        /** A price that only those who see costs get and change. */
        | "cost"
        /** The supplier, by its id, which only those who see costs get and change. */
        | "supplier"
        /** A rate of value added tax in percent, 0 where it is exempt; null for the standard rate. */
        | "vat"
        | "first_minute"
        | "last_minute"
        | "country"
        | "rohs"
        | "unit"
        | "links"
        | "own";
    };

/** A field of a product that administrators edit. */
export type ProductFieldDeclaration = FieldKind & {
  /** Whether shoppers get it as it is stored. */
  readonly isPublic?: true;
  /** Whether the search index reads it. */
  readonly isSearched?: true;
  /** Whether it is one product's own, so that a duplicate starts without it. */
  readonly isOwn?: true;
  /** Whether only those who may change prices change it. */
  readonly isPrice?: true;
  /** The part of the form that has its input; without one it has a control of its own. */
  readonly section?: "stock" | "selling" | "facts";
  /** How sheets have it, with other names of its column beside the labels; without it they have no column. */
  readonly sheet?: {
    readonly names: readonly string[];
    /** True where a product would be another one, or have another price, stock or visibility, if a cell that cannot be read were left out. */
    readonly isVital?: true;
  };
};
