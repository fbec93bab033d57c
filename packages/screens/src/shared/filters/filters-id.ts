/** Id of the filters of a list, to which the link to them leads without scripts. */
export const FILTERS_ID = "filters";
