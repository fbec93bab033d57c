/** A rectangle of a picture, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle that holds different pixels. */
export interface DifferentRegion extends Region {
  /** How many there are. */
  readonly count: number;
}

/** Side of the cells of a grid: what differs in cells that touch is one region. */
const CELL = 16;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  count: number;
}

function extend(box: Box, other: Readonly<Box>): void {
  box.left = Math.min(box.left, other.left);
  box.top = Math.min(box.top, other.top);
  box.right = Math.max(box.right, other.right);
  box.bottom = Math.max(box.bottom, other.bottom);
  box.count += other.count;
}

/** Boxes around the different pixels of each cell, by column and row in the grid. */
function boxesOfCells(
  width: number,
  height: number,
  columns: number,
  isDifferent: (x: number, y: number) => boolean,
): Map<number, Box> {
  const cells = new Map<number, Box>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDifferent(x, y)) continue;
      const key = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const pixel = { left: x, top: y, right: x + 1, bottom: y + 1, count: 1 };
      const cell = cells.get(key);
      if (cell) extend(cell, pixel);
      else cells.set(key, pixel);
    }
  }
  return cells;
}

/** Groups the different pixels of a picture into regions, from top to bottom; what lies near to each other is one. */
export function findRegions(
  width: number,
  height: number,
  isDifferent: (x: number, y: number) => boolean,
): DifferentRegion[] {
  // With an empty column at the end, the last cell of a row does not touch the first one of the next.
  const columns = Math.ceil(width / CELL) + 1;
  const neighbours = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  const cells = boxesOfCells(width, height, columns, isDifferent);
  const regions: Box[] = [];
  for (const [first, box] of cells) {
    cells.delete(first);
    const open = [first];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const step of neighbours) {
        const neighbour = cells.get(key + step);
        if (!neighbour) continue;
        extend(box, neighbour);
        cells.delete(key + step);
        open.push(key + step);
      }
    }
    regions.push(box);
  }
  return regions
    .toSorted((one, other) => one.top - other.top || one.left - other.left)
    .map(({ left, top, right, bottom, count }) => ({
      left,
      top,
      width: right - left,
      height: bottom - top,
      count,
    }));
}

/** The regions of most different pixels, in their order. */
export function largestRegions(regions: readonly DifferentRegion[], most: number): DifferentRegion[] {
  const largest = new Set(regions.toSorted((one, other) => other.count - one.count).slice(0, most));
  return regions.filter((region) => largest.has(region));
}
