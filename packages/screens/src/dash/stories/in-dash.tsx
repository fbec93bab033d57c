import type { ReactNode } from "react";

import { contentClasses } from "../shared/content-classes.ts";

/** Decorator that renders a screen inside the content area of the dashboard's layout. */
export const inDash = (Story: () => ReactNode) => (
  <main className={contentClasses}>
    <Story />
  </main>
);
