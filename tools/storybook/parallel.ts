/** Runs a task for each item, a few items at a time. */
export async function forEachParallel<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  task: (item: Item, worker: Worker) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item, worker);
    }),
  );
}

/** Groups items by a key, the largest group first, so that no worker is left with it at the end. */
export function largestGroupsFirst<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  return [...Map.groupBy(items, keyOf).values()].toSorted((one, other) => other.length - one.length);
}
