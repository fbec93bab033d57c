import type { OrderCounts } from "@shop/contract/orders/admin-order.ts";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";

import { adminKeys } from "../admins/session.ts";

/** How long a row stays marked after another person has changed its order. */
const FRESH_MS = 30_000;

/** More orders are forgotten, the oldest first. */
const MAX_MARKS = 200;

type Change = Pick<OrderCounts["changed"][number], "id" | "version" | "by">;

/** A change that was made elsewhere: by another person, or in another window. */
interface OrderMark extends Change {
  /** True for half a minute. */
  readonly fresh: boolean;
}

/** Changes of orders that this page has heard of, by order id. */
export interface OrderMarks {
  readonly elsewhere: ReadonlyMap<number, OrderMark>;
  /** The versions that this page has stored itself. */
  readonly own: ReadonlyMap<number, number>;
}

const none: OrderMarks = { elsewhere: new Map(), own: new Map() };

/** What this page has heard of changes of orders; nothing is fetched. */
export const orderMarksQuery = () =>
  queryOptions<OrderMarks>({
    queryKey: [...adminKeys.all, "order marks"],
    queryFn: skipToken,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

const update = (client: QueryClient, change: (marks: OrderMarks) => OrderMarks): void => {
  client.setQueryData<OrderMarks>(orderMarksQuery().queryKey, (marks = none) => change(marks));
};

/** Notes a change that this page has stored, so that it is not marked as another person's. */
export const noteOwnChange = (
  client: QueryClient,
  { id, version }: Readonly<Record<"id" | "version", number>>,
): void =>
  update(client, ({ elsewhere, own }) => ({
    elsewhere: new Map(Array.from(elsewhere).filter(([, mark]) => mark.id !== id || mark.version > version)),
    own: new Map(own).set(id, version),
  }));

/**
 * Notes the changes that this page has not heard of; returns whether there is one. `silently` marks no row: the page has just fetched
 * what it shows.
 */
export function noteChanges(
  client: QueryClient,
  changed: readonly Change[],
  { silently }: { readonly silently: boolean },
): boolean {
  const { elsewhere, own } = client.getQueryData(orderMarksQuery().queryKey) ?? none;
  const news = changed.filter(
    ({ id, version }) => version > Math.max(own.get(id) ?? 0, elsewhere.get(id)?.version ?? 0),
  );
  if (news.length === 0) return false;
  const noted = new Map(elsewhere);
  for (const change of news) {
    noted.delete(change.id);
    noted.set(change.id, { ...change, fresh: !silently });
  }
  update(client, () => ({ own, elsewhere: new Map(Array.from(noted).slice(-MAX_MARKS)) }));
  setTimeout(() => {
    update(client, (marks) => ({
      own: marks.own,
      elsewhere: new Map(
        Array.from(marks.elsewhere, ([id, mark]) => {
          const isOver = news.some((one) => one.id === id && one.version === mark.version);
          return [id, isOver ? { ...mark, fresh: false } : mark];
        }),
      ),
    }));
  }, FRESH_MS);
  return true;
}
