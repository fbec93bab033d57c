/** @jsxRuntime classic */
// Storybook builds its manager with the classic JSX runtime, which needs React in scope.
import React from "react";
import { renderLabel, type TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";
import { addons, types } from "storybook/manager-api";

import { withoutAliases } from "./aliases.ts";
import { Matrix } from "./matrix.tsx";
import { statuses, usualStatus } from "./statuses.ts";

const tagBadges: TagBadgeParameters = Object.entries(statuses).map(([tags, badge]) => ({
  tags,
  badge,
  // The toolbar shows every status, the sidebar what is not as usual.
  display: tags === usualStatus ? { sidebar: false } : {},
}));

addons.setConfig({
  sidebar: {
    showRoots: true,
    // The search finds the other words for a name; the sidebar shows the name alone.
    renderLabel: (item) => renderLabel({ ...item, name: withoutAliases(item.name) }),
  },
  tagBadges,
});

addons.register("shop/matrix", () => {
  addons.add("shop/matrix/tab", {
    type: types.TAB,
    title: "Matrix",
    route: ({ storyId }) => `/matrix/${storyId ?? ""}`,
    match: ({ viewMode }) => viewMode === "matrix",
    render: ({ active }) => <Matrix active={active ?? false} />,
  });
});
