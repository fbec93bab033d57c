import type { Product } from "@shop/contract/products/product.ts";
import { type ReactNode, useState } from "react";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import type { SingleOrderProps } from "./single-order.tsx";

const part: LazyPartSource<SingleOrderProps> = {
  areas: ["carts", "company", "delivery", "payment", "notices", "errors"],
  load: async () => (await import("./single-order.tsx")).SingleOrder,
};

/** Returns a function that opens the dialog for ordering one product by chat, and the dialog to render. */
export function useSingleOrder(): {
  readonly open: (product: Product, qty: number) => void;
  readonly dialog: ReactNode;
} {
  const [ordered, setOrdered] = useState<Pick<SingleOrderProps, "product" | "qty"> | null>(null);
  const showFailure = useLoadFailure();
  const onClose = () => setOrdered(null);
  return {
    open: (product, qty) => setOrdered({ product, qty }),
    dialog: (
      <LazyPart
        part={part}
        props={ordered && { ...ordered, onClose }}
        onFailure={() => {
          onClose();
          showFailure();
        }}
      />
    ),
  };
}
