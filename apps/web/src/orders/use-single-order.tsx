import type { Product } from "@shop/contract/entities/product.ts";
import { type ReactNode, useState } from "react";

import { Late, type LatePart } from "../router/late.tsx";
import { useLateFailure } from "../router/use-late-failure.ts";
import type { SingleOrderProps } from "./single-order.tsx";

const part: LatePart<SingleOrderProps> = {
  areas: ["cart", "notices", "errors"],
  load: async () => (await import("./single-order.tsx")).SingleOrder,
};

/** The order of one product by chat: how to open it, and its dialog while it is open. */
export function useSingleOrder(): {
  readonly open: (product: Product, qty: number) => void;
  readonly dialog: ReactNode;
} {
  const [ordered, setOrdered] = useState<Pick<SingleOrderProps, "product" | "qty"> | null>(null);
  const tellFailure = useLateFailure();
  const onClose = () => setOrdered(null);
  return {
    open: (product, qty) => setOrdered({ product, qty }),
    dialog: (
      <Late
        part={part}
        props={ordered && { ...ordered, onClose }}
        onFailure={() => {
          onClose();
          tellFailure();
        }}
      />
    ),
  };
}
