interface Status {
  /** Text of the badge. */
  readonly text: string;
  /** Colour of the badge, a preset of storybook-addon-tag-badges. */
  readonly style: "turquoise" | "blue" | "grey" | "red";
  /** Explanation in the toolbar. */
  readonly tooltip: string;
}

/** Statuses of components, by their tag; the first that a component has is shown. */
export const statuses: Readonly<Record<string, Status>> = {
  deprecated: {
    text: "Deprecated",
    style: "red",
    tooltip: "Goes in a later version: use what its page names",
  },
  new: { text: "New", style: "turquoise", tooltip: "Added since the last version" },
  changed: { text: "Changed", style: "blue", tooltip: "Changed since the last version, see CHANGELOG.md" },
  stable: { text: "Stable", style: "grey", tooltip: "As in the last version" },
};

/** The status of a primitive that names none. */
export const usualStatus = "stable";
