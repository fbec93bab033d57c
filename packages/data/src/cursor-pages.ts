/** The parameter of one page of a list: the cursor that it starts at, undefined for the start of the list. */
export interface PageParam {
  readonly cursor: string | undefined;
}

/** The parameter of the first page; `start` is a cursor of the address that the list was opened with. */
export const firstPageParam = (start?: string): PageParam => ({ cursor: start });

/** The parameter of the page after one; undefined after the last. */
export const nextPageParam = ({
  next_cursor,
}: {
  readonly next_cursor: string | null;
}): PageParam | undefined => (next_cursor === null ? undefined : { cursor: next_cursor });
