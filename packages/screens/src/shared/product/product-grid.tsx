import { Skeleton } from "@shop/ui/skeleton.tsx";
import type { ReactNode } from "react";

/** `sizes` attribute of pictures in a {@link ProductGrid}. */
export const gridSizes =
  "(min-width: 1280px) 290px, (min-width: 1024px) calc(25vw - 30px), (min-width: 640px) calc(33.4vw - 22px), calc(50vw - 24px)";

/** Grid list of product cards; children are `<li>` elements. Beside the filters of a list a wide screen has a column less. */
export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-4 lg:in-data-filtered:grid-cols-3 xl:in-data-filtered:grid-cols-4">
      {children}
    </ul>
  );
}

/** Skeleton of a product card, of the same size. */
function CardSkeleton({ button = true }: { readonly button?: boolean }) {
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-y-1.5 lg:row-span-4 lg:gap-y-1">
      <Skeleton className="mb-0.5 aspect-[4/3] rounded-md lg:aspect-video" />
      <Skeleton className="h-11" />
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-7 w-3/4 lg:h-12" />
      {button && <Skeleton className="h-11 rounded-md lg:hidden" />}
    </li>
  );
}

/** Several {@link CardSkeleton}s, hidden from screen readers; the caller announces the loading state. */
export const cardSkeletons = (count: number, button = true): ReactNode =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} button={button} />);
