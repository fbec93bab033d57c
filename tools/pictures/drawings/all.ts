/** Own drawings by slug: each gives the inside of a 1000 × 1000 SVG. */
export const drawings: Readonly<Record<string, () => string>> = {};
