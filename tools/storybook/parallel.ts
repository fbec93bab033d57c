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
