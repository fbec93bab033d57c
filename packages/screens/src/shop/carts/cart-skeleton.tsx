import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

/** Skeleton of the cart until the browser has read it; hidden without scripts, which would never replace it. */
export function CartSkeleton() {
  const { loading } = useMessages("common");
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] noscript:hidden">
      <output className="sr-only">{loading}</output>
      <div className="grid gap-4">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </div>
      <Skeleton className="h-64 rounded-md" />
    </div>
  );
}
