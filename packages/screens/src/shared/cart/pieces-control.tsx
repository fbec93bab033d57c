import type { OrderRules } from "@shop/domain/cart/order-quantity.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { useQuantityLimits } from "../product/unit-notes.tsx";
import { usePiecesStore } from "./pieces-store.ts";

export interface PiecesControlProps {
  /** Id of the product. */
  readonly id: number;
  /** The quantities of it that can be ordered. */
  readonly rules: OrderRules;
  /** The product's localized name, a part of the accessible names. */
  readonly name: string;
  /** Called before each paint in which it is first shown, or no longer: without pieces in the cart it is not. */
  readonly onShown: (shown: boolean) => void;
}

/** Lowers the pieces of a product in the cart, or sets them; the button that adds one stands beside it. */
export function PiecesControl({ id, rules, name, onShown }: PiecesControlProps) {
  const { piecesOf, setPieces, subscribe } = usePiecesStore();
  const texts = useMessages("products");
  const { locale } = useLocale();
  const box = useRef<HTMLSpanElement>(null);
  const pieces = useSyncExternalStore(subscribe, () => piecesOf(id));
  const shown = pieces > 0;
  const { range, labels } = useQuantityLimits(
    rules,
    fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
  );
  useLayoutEffect(() => onShown(shown), [onShown, shown]);
  if (!shown) return null;
  return (
    <span ref={box} className="grid min-w-0 grow">
      <QuantityControl
        value={pieces}
        {...range}
        hasIncrease={false}
        className="h-10.5! w-full border-0 lg:[&_button]:w-8 lg:[&_input]:min-w-8 lg:[&_input]:px-1"
        labels={{
          decrease: `${texts.decrease}: ${name}`,
          increase: texts.increase,
          quantity: `${texts.quantity}: ${name}`,
          ...labels,
        }}
        onChange={(next) => setPieces(id, next)}
        onRemove={() => {
          // The pressed button goes with the last piece.
          box.current?.parentElement?.querySelector<HTMLElement>("[data-add]")?.focus();
          setPieces(id, 0);
        }}
      />
      <output className="sr-only">{plural(locale, pieces, texts.inCart)}</output>
    </span>
  );
}
