import type { Need } from "@shop/domain/admins/rights.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";

export interface MissingRightProps {
  /** What the page requires and the reader lacks. */
  readonly need: Need;
}

/** In place of a page that the signed-in administrator may not open: which right is missing, and who can give it. */
export function MissingRight({ need }: MissingRightProps) {
  const { rights, missingRight: texts } = useMessages("dashShell");
  return need === "owner" ? (
    <EmptyState heading="h1" title={texts.ownerTitle} text={texts.ownerText} />
  ) : (
    <EmptyState heading="h1" title={fill(texts.title, { right: rights[need].name })} text={texts.text} />
  );
}
