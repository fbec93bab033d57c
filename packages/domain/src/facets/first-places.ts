import type { Place } from "./column-lookup.ts";

/** Compares the keys of two places. */
export const compareKeys = (a: Place["key"], b: Place["key"]): number => (a < b ? -1 : a > b ? 1 : 0);

/** Keeps the places that come first in an order, as many as fit on a page and one more. */
export class FirstPlaces {
  readonly places: Place[] = [];
  readonly #compare: (a: Place, b: Place) => number;
  readonly #size: number;
  readonly #after: Place | undefined;

  constructor(compare: (a: Place, b: Place) => number, size: number, after: Place | undefined) {
    this.#compare = compare;
    this.#size = size;
    this.#after = after;
  }

  add(key: Place["key"], id: number): void {
    const place = { key, id };
    const { places } = this;
    const last = places.at(-1);
    if (this.#after && this.#compare(place, this.#after) <= 0) return;
    if (places.length === this.#size && last && this.#compare(place, last) >= 0) return;
    let [from, to] = [0, places.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = places[middle];
      if (other && this.#compare(other, place) < 0) from = middle + 1;
      else to = middle;
    }
    places.splice(from, 0, place);
    if (places.length > this.#size) places.pop();
  }
}
