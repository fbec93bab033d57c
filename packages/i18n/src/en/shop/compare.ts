/** Texts of the comparison of products. */
export const compare = {
  title: "Compare products",
  empty: "Nothing to compare yet.",
  emptyHint:
    "Tick products in the table view of a list, or choose 'Compare' on a product's page; up to four.",
  browse: "To the products",
  caption: "The products in columns, their values in rows",
  product: "Product",
  price: "Price",
  stock: "Stock",
  none: "not stated",
  differs: "differs",
  onlyDifferences: "Show differences only",
  same: "The products do not differ in any value.",
  remove: "Remove {name} from the comparison",
  add: "Compare with",
  addOne: "Add {name} to the comparison",
  tooMany: "Up to four products are compared; the first four are shown.",
};
