import { drawings } from "./drawings/all.ts";
import { partPictures } from "./parts.ts";
import { drawingSource, partSource } from "./source.ts";
import type { Stage } from "./stage.ts";

/** A picture that can be rendered. */
export interface Picture {
  readonly slug: string;
  /** Hash of everything it is rendered from. */
  readonly source: string;
  readonly render: (stage: Stage) => Promise<Buffer>;
}

/** Every picture of the demonstration catalogue. */
export const pictures: readonly Picture[] = [
  ...Object.entries(partPictures).map(([slug, picture]): Picture => ({
    slug,
    source: partSource(picture),
    render: (stage) => stage.part(picture),
  })),
  ...Object.entries(drawings).map(([slug, draw]): Picture => {
    const inside = draw();
    return { slug, source: drawingSource(inside), render: (stage) => stage.drawing(inside) };
  }),
];
