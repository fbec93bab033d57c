/** The rows that a table shows: page index from 0, rows per page, sorted column, search text. */
interface TableQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: { readonly id: string; readonly desc: boolean } | null;
  readonly search: string;
}

/** The rows of a dashboard table: of what is in the shop, or of what was deleted and can be restored. */
export interface AdminTableQuery extends TableQuery {
  readonly deleted: boolean;
}

/** The API's name of a table's sort; undefined for a column that the API does not sort by. */
function sortNameOf<const S extends string>(names: readonly S[], sort: TableQuery["sort"]): S | undefined {
  const name = sort && `${sort.desc ? "-" : ""}${sort.id}`;
  return names.find((one) => one === name);
}

/** The API's query of the rows of a dashboard table that has one order. */
export const pageQueryOf = ({ pageIndex, pageSize, search, deleted }: AdminTableQuery) => ({
  page: pageIndex + 1,
  per_page: pageSize,
  query: search,
  deleted: deleted ? ("only" as const) : undefined,
});

/** The API's query of the rows of a dashboard table that it sorts. */
export const rowsQueryOf = <const S extends string>(query: AdminTableQuery, sorts: readonly S[]) => ({
  ...pageQueryOf(query),
  sort: sortNameOf(sorts, query.sort),
});
