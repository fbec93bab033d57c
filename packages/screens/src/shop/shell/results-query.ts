import { pages } from "@shop/domain/site/pages.ts";

/** The query of the English address of a results page; empty for other pages. */
export function resultsQueryOf(address: string): string {
  const [path, parameters] = address.split("?", 2);
  return path === pages.results ? (new URLSearchParams(parameters).get("query") ?? "") : "";
}
