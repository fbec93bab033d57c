/*
 * Container queries, not media queries: beside a sidebar a wide window has a narrow table. Below `xl` (36rem) every row is
 * a card; above, the table scrolls horizontally between a sticky first and a sticky last column.
 */

/** Classes of a row that is a card with labels in a narrow container. */
export const cardClasses =
  "@max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:items-center @max-xl:gap-y-2 @max-xl:p-4";

/** Classes of a row that is low in a narrow container: its cells fill two columns without labels, and one where the text is large for them. */
export const lowRowClasses =
  "@max-xl:grid-flow-dense @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:items-center @max-xl:gap-x-3 @max-xl:px-3 @max-xl:py-0.5 @max-2xs:grid-cols-1";

/** Classes of the cells of a low row, by their place. */
export const lowCellClasses = {
  start: "@max-xl:col-start-1 @max-xl:min-w-0",
  end: "@max-xl:col-start-2 @max-xl:text-end @max-2xs:col-start-1 @max-2xs:text-start",
  hidden: "@max-xl:hidden",
} as const;

/** Classes of the first cell of a row, its row header. */
export const rowHeadClasses =
  "text-start font-semibold @xl:sticky @xl:start-0 @xl:z-10 @xl:border-e @max-xl:col-start-1 @max-xl:row-start-1";

/** Classes of the cell that holds a row's menu. */
export const rowMenuClasses =
  "@xl:sticky @xl:end-0 @xl:z-10 @xl:border-s @xl:text-end @max-xl:col-start-2 @max-xl:row-start-1";

/** Classes of every cell of the body. */
export const cellClasses =
  "border-line wrap-anywhere @xl:border-b @xl:bg-surface @xl:px-3 @xl:py-1.5 @xl:h-12 @xl:group-hover/row:bg-sunken";

/** Classes of all other cells; in a card they show the column's name before the content, above it where the text is large for the card. */
export const detailClasses =
  "@max-2xs:flex-col @max-2xs:items-stretch @max-2xs:gap-0 @max-2xs:before:w-auto @max-xl:col-span-2 @max-xl:flex @max-xl:items-baseline @max-xl:has-[img]:items-center @max-xl:gap-4 @max-xl:before:w-[min(7rem,35%)] @max-xl:before:shrink-0 @max-xl:before:text-sm @max-xl:before:text-muted @max-xl:before:content-[attr(data-label)]";
