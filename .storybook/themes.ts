interface ToolbarTheme {
  /** Name in the toolbar. */
  readonly title: string;
  readonly theme: "light" | "dark";
  /** Value of `data-brand`, for which a style sheet sets tokens; the shop's own brand without it. */
  readonly brand?: string;
}

/** Themes of the toolbar, by the value of the global 'theme'. */
export const themes = {
  light: { title: "Light", theme: "light" },
  dark: { title: "Dark", theme: "dark" },
  brand: { title: "Second brand, light", theme: "light", brand: "sample" },
  "brand-dark": { title: "Second brand, dark", theme: "dark", brand: "sample" },
} as const satisfies Readonly<Record<string, ToolbarTheme>>;

const isTheme = (value: unknown): value is keyof typeof themes =>
  typeof value === "string" && value in themes;

/** Returns the theme that the toolbar's value names; the light one for any other value. */
export const themeOf = (value: unknown): ToolbarTheme => themes[isTheme(value) ? value : "light"];

/** Shows the document in a theme. */
export function showTheme({ theme, brand }: ToolbarTheme): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  if (brand === undefined) delete dataset["brand"];
  else dataset["brand"] = brand;
}
