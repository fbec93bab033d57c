import { Skeleton } from "@shop/ui/skeleton.tsx";

/** Skeleton of the product page. */
export function DetailSkeleton() {
  return (
    <div>
      <Skeleton className="mt-3 mb-3 h-5 w-64 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12">
        <Skeleton className="aspect-[8/5] rounded-md sm:aspect-square" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="mt-4 h-40" />
        </div>
      </div>
    </div>
  );
}
