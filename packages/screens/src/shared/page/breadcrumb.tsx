import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";

import { LocalText } from "../local-text.tsx";

/** A step of a {@link Breadcrumb}: a link, or without an address the page itself. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** Breadcrumb from home to this page, on one line. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const texts = useMessages("common");
  const steps: readonly Crumb[] = [{ name: texts.home, href: pages.home }, ...crumbs];
  return (
    <nav aria-label={texts.breadcrumb} className="min-h-11 lg:min-h-8">
      <ol className="text-muted flex min-w-0 items-center gap-1 text-sm">
        {steps.map(({ name, href }, index) => (
          <li
            key={href ?? "page"}
            className="flex min-w-0 items-center gap-1 first:shrink-0 last:shrink-[9] max-sm:last:not-nth-[-n+3]:hidden"
          >
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
            {href ? (
              <Link
                href={href}
                className="hover:text-ink -mx-1 flex min-h-11 min-w-0 items-center px-1 -outline-offset-2 hover:underline lg:min-h-8"
              >
                <span className="inline-block truncate first-letter:uppercase">
                  <LocalText text={name} />
                </span>
              </Link>
            ) : (
              <span aria-current="page" className="text-ink truncate">
                <LocalText text={name} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
