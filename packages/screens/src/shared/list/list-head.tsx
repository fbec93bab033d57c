import { cn } from "@shop/ui/cn.ts";
import type { ReactNode } from "react";

/**
 * Classes of a text about a list, which on phones follows the products. It waits for the end of its {@link ListPage}: while a page
 * arrives in pieces, each further product would push it down.
 */
export const afterProducts =
  "max-lg:order-last max-lg:mt-8 max-lg:group-not-has-[>[data-list-end]]/list:hidden";

export interface ListHeadProps {
  /** The page's main heading. */
  readonly title: ReactNode;
  /** Number of products, beside the heading. */
  readonly count: ReactNode;
  /** What the list is about; on phones it stands behind the products. */
  readonly text?: ReactNode;
  /** The tools of the list, at the end of the line; a line of their own on phones. */
  readonly children: ReactNode;
}

/** Head of a list of products, a part of {@link ListPage}: heading and number on one line, then the tools. */
export function ListHead({ title, count, text, children }: ListHeadProps) {
  return (
    <div className="mb-2 max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-6">
      <div className="min-w-0 max-lg:contents lg:grow lg:basis-72">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:justify-start">
          <h1 className="max-w-full text-2xl leading-8 font-bold wrap-break-word">{title}</h1>
          <p className="text-muted min-h-6 shrink-0 text-sm">{count}</p>
        </div>
        {text && <p className={cn("text-muted text-sm", afterProducts)}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** A page with a list of products; on phones its products come before the texts about it. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="group/list flex flex-col not-has-[>nav:first-child]:pt-4">
      {children}
      <span hidden data-list-end />
    </div>
  );
}
