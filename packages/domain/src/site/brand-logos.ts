/** Meter brand that the shop distributes. */
export interface Brand {
  readonly name: string;
  /** URL of its logo. */
  readonly logo: string;
}

/** The meter brands that the shop distributes. */
export const brands: readonly Brand[] = [
  { name: "Kelvra", logo: "/media/brand-kelvra-f5ac8daf.svg" },
  { name: "Ohmwright", logo: "/media/brand-ohmwright-6e174a4d.svg" },
  { name: "Metrivo", logo: "/media/brand-metrivo-75a8d119.svg" },
  { name: "Galvora", logo: "/media/brand-galvora-4874964d.svg" },
];
