import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { TextLink } from "@shop/ui/text-link.tsx";

/** The pages that decide where to buy. */
export const buyingInfo = [
  "delivery",
  "payment",
  "returns",
  "warranty",
] as const satisfies readonly InfoPage[];

export interface InfoLinksProps {
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: readonly InfoPage[];
  /** Those of interest here, in order. */
  readonly wanted: readonly InfoPage[];
  /** Additional classes; by default the links stand in the middle. */
  readonly className?: string;
}

/** Links to pages on how the shop sells, in one line where there is room; nothing where none has a text. */
export function InfoLinks({ infoPages, wanted, className = "justify-center" }: InfoLinksProps) {
  const { infoPages: names } = useMessages("common");
  const shown = wanted.filter((page) => infoPages.includes(page));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={names.label} className={cn("text-muted flex flex-wrap gap-x-4 text-sm", className)}>
      {shown.map((page) => (
        <li key={page}>
          <TextLink href={pages.infoOf(page)} className="inline-flex min-h-11 items-center">
            {names[page]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
