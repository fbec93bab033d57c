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

/** Groups items by a key, the group of the largest weight first, so that no worker is left with it at the end; an item weighs 1 by default. */
export function largestGroupsFirst<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  weightOf: (item: Item) => number = () => 1,
): Item[][] {
  const weights = [...Map.groupBy(items, keyOf).values()].map((group) => ({
    group,
    weight: group.reduce((sum, item) => sum + weightOf(item), 0),
  }));
  return weights.toSorted((one, other) => other.weight - one.weight).map(({ group }) => group);
}
