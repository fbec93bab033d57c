import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";

/** Props of {@link PiecesControl}. */
export interface PiecesControlProps {
  /** The product's localized name, a part of the accessible names. */
  readonly name: string;
  /** Its pieces in the cart. */
  readonly pieces: number;
  /** Called with another number of pieces; 0 removes the product from the cart. */
  readonly onPieces: (pieces: number) => void;
}

/** Lowers the pieces of a product in the cart, or sets them; the button that adds one stands beside it. */
export function PiecesControl({ name, pieces, onPieces }: PiecesControlProps) {
  const texts = useMessages("products");
  return (
    <span className="grid min-w-0 grow">
      <QuantityControl
        value={pieces}
        max={MAX_LINE_QUANTITY}
        hasIncrease={false}
        className="h-10.5! w-full border-0"
        labels={{
          decrease: `${texts.decrease}: ${name}`,
          increase: "",
          quantity: `${texts.quantity}: ${name}`,
          remove: fill(texts.removeFromCart, { name }),
          rejected: fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
        }}
        onChange={onPieces}
        onRemove={() => onPieces(0)}
      />
    </span>
  );
}
