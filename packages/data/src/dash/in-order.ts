import { mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** The items of a list in the order of their ids; items that the ids leave out follow. */
const inOrder = <T extends { readonly id: number }>(list: readonly T[], ids: readonly number[]): T[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: T): number => places.get(id) ?? ids.length;
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The list that a {@link reorderMutation} reorders, and its request. */
interface Reordering {
  readonly mutationKey: QueryKey;
  /** Key of the query of the list. */
  readonly queryKey: QueryKey;
  /** Sends the ids in their order. */
  readonly send: (ids: number[]) => Promise<unknown>;
  /** Outdates what shows the list. */
  readonly invalidate: (client: QueryClient) => void;
}

/** Puts a whole list into an order, which is shown before the answer and taken back after a failure. */
export const reorderMutation = ({ mutationKey, queryKey, send, invalidate }: Reordering) =>
  mutationOptions({
    mutationKey,
    mutationFn: (ids: readonly number[]) => send([...ids]),
    onMutate: async (ids, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData<readonly { readonly id: number }[]>(queryKey, (list) => list && inOrder(list, ids));
      return before;
    },
    onError: (_error, _ids, before, { client }) => {
      client.setQueryData(queryKey, before);
    },
    onSettled: (_answer, _error, _ids, _before, { client }) => invalidate(client),
  });
