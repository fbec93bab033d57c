import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

export interface MissingPartFactsProps {
  readonly part: Pick<MissingPart, "code" | "kind" | "facts">;
}

/** What a part is that the shop does not have. */
export function MissingPartFacts({ part: { code, kind, facts } }: MissingPartFactsProps) {
  const { partKinds, notInShop } = useMessages("search");
  return (
    <p className="wrap-anywhere">
      <bdi className="font-semibold">{code}</bdi> · {partKinds[kind]}
      {facts.map((fact) => (
        <span key={fact}>
          {" · "}
          <bdi>{fact}</bdi>
        </span>
      ))}
      {" – "}
      {notInShop}
    </p>
  );
}
