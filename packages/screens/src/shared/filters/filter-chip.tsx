import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";

import { LocalText } from "../local-text.tsx";

/** Classes of a chip. */
export const chipClasses =
  "border-line-strong bg-surface hover:border-ink inline-flex min-h-11 max-w-full max-lg:max-w-72 lg:min-h-9 items-center gap-2 rounded-full border px-4 text-sm";

/** Classes of a list of chips: one line that scrolls on phones. */
export const chipsClasses =
  "-mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-1 max-lg:*:shrink-0 lg:mx-0 lg:flex-wrap lg:px-0 lg:py-0";

export interface FilterChipProps {
  /** What is filtered by. */
  readonly label: string;
  /** The address of the list without this filter. */
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A filter of a list as a link that removes it. */
export function FilterChip({ label, href, onClick }: FilterChipProps) {
  const { filters: texts } = useMessages("lists");
  return (
    <Link href={href} onClick={onClick} className={chipClasses}>
      <span className="sr-only">{fill(texts.remove, { filter: "" })}</span>
      <span className="min-w-0 wrap-anywhere">
        <LocalText text={label} />
      </span>
      <X aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}
