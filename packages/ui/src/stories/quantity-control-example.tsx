import { useState } from "react";

import { QuantityControl } from "../quantity-control.tsx";

const labels = {
  decrease: "Fewer of CM-208",
  increase: "More of CM-208",
  quantity: "Quantity of CM-208",
  rejected: "Whole numbers from 1 to 12 only",
};

/** The number of pieces, up to what is in stock. */
export function QuantityControlExample() {
  const [quantity, setQuantity] = useState(1);
  return <QuantityControl value={quantity} max={12} onChange={setQuantity} labels={labels} />;
}
