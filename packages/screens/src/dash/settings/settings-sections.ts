/** The sections of the settings in the order of the page; their titles have the same names in the texts. */
export const settingsSections = [
  "shop",
  "contact",
  "branches",
  "home",
  "about",
  "delivery",
  "payments",
  "info",
  "orders",
] as const;

/** A section of the settings. */
export type SettingsSectionName = (typeof settingsSections)[number];

/** The id of a section's element. */
export const sectionId = (section: SettingsSectionName): string => `settings-${section}`;
