import type { Region } from "./regions.ts";

/** A part of a picture that is shown enlarged or reduced. */
export interface Crop extends Region {
  readonly zoom: number;
}

/** What is shown around a region, and at least of a picture, in pixels. */
const MARGIN = 12;
const LEAST_WIDTH = 64;
const LEAST_HEIGHT = 40;

/** Three crops stand side by side in the page. */
const SHOWN_WIDTH = 384;
const SHOWN_HEIGHT = 320;
const LARGEST_ZOOM = 8;

/** Where a part of a line begins and how long it is: around the middle of a given part, within the line. */
function around(
  start: number,
  length: number,
  least: number,
  whole: number,
): [start: number, length: number] {
  const shown = Math.min(whole, Math.max(least, length + 2 * MARGIN));
  const middle = start + length / 2;
  return [Math.round(Math.min(whole - shown, Math.max(0, middle - shown / 2))), shown];
}

/** The part of a picture around a region, enlarged by a whole number where it is small. */
export function cropOf(region: Region, picture: { readonly width: number; readonly height: number }): Crop {
  const [left, width] = around(region.left, region.width, LEAST_WIDTH, picture.width);
  const [top, height] = around(region.top, region.height, LEAST_HEIGHT, picture.height);
  const fitting = Math.floor(Math.min(SHOWN_WIDTH / width, SHOWN_HEIGHT / height, LARGEST_ZOOM));
  return { left, top, width, height, zoom: Math.max(fitting, Math.min(1, SHOWN_WIDTH / width)) };
}
