import type { SlideInput } from "@shop/contract/slides/endpoints.ts";

import type { SlideRow } from "./slides.table.ts";

/** The fields of a slide with their columns. */
export const slideFields = {
  image: "image",
  image_ar: "imageAr",
  alt: "alt",
  alt_ar: "altAr",
  link: "link",
  hidden: "hidden",
} as const satisfies Readonly<Record<keyof SlideInput, keyof SlideRow>>;
