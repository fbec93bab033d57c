import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { LocalText } from "../local-text.tsx";
import { MissingPartFacts } from "./missing-part-facts.tsx";

export interface MissingPartNoteProps {
  readonly part: MissingPart;
  /** The products found, by which those that may stand for it are named. */
  readonly products: readonly Pick<ProductCard, "id" | "part_number" | "name">[];
  readonly className?: string | undefined;
}

/** What a part is that the shop does not have, and which products may stand for it, on which ground. */
export function MissingPartNote({ part, products, className }: MissingPartNoteProps) {
  const { inPlace } = useMessages("search");
  const grounds = part.in_place
    .map(({ ground, product_ids: ids }) => ({
      ground,
      named: products
        .filter(({ id }) => ids.includes(id))
        .map(({ part_number: number, name }) => number ?? name),
    }))
    .filter(({ named }) => named.length > 0);
  return (
    <div className={className}>
      <MissingPartFacts part={part} />
      {grounds.map(({ ground, named }) => (
        <p key={ground}>
          {inPlace[ground]} <LocalText text={named.join(", ")} />
        </p>
      ))}
    </div>
  );
}
