/** @jsxRuntime classic */
// Storybook builds its manager with the classic JSX runtime, which needs React in scope.
import React from "react";
import { addons, types } from "storybook/manager-api";

import { Matrix } from "./matrix.tsx";

addons.setConfig({ sidebar: { showRoots: true } });

addons.register("shop/matrix", () => {
  addons.add("shop/matrix/tab", {
    type: types.TAB,
    title: "Matrix",
    route: ({ storyId }) => `/matrix/${storyId ?? ""}`,
    match: ({ viewMode }) => viewMode === "matrix",
    render: ({ active }) => <Matrix active={active ?? false} />,
  });
});
