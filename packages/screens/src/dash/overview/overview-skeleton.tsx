import { Skeleton } from "@shop/ui/skeleton.tsx";

import { overviewGrid, overviewPlaces } from "./overview-layout.ts";

/** The overview's sections while they are loaded. */
export const OverviewSkeleton = () => (
  <div className={overviewGrid}>
    {Object.entries(overviewPlaces).map(([name, place]) => (
      <Skeleton key={name} className={`rounded-md ${place}`} />
    ))}
  </div>
);
