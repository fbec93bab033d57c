import { type ReactNode, useState } from "react";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import type { ProductRestockFormProps } from "./product-restock-form.tsx";

const part: LazyPartSource<ProductRestockFormProps> = {
  areas: ["restock", "errors"],
  load: async () => (await import("./product-restock-form.tsx")).ProductRestockForm,
};

/** The form for a mail when a product is back, once it is opened; its code is loaded then. */
export function useRestockForm(productId: number): {
  /** Opens the form. */
  readonly open: () => void;
  /** The form; null until it is opened. */
  readonly form: ReactNode;
} {
  const [opened, setOpened] = useState<number | null>(null);
  const showFailure = useLoadFailure();
  const isOpen = opened === productId;
  return {
    open: () => setOpened(productId),
    form: isOpen ? (
      <LazyPart
        key={productId}
        part={part}
        props={{ productId }}
        onFailure={() => {
          setOpened(null);
          showFailure();
        }}
      />
    ) : null,
  };
}
