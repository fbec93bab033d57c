import type { ReactNode } from "react";

/** Decorator that renders a screen inside the content area of the dashboard's layout. */
export const inDash = (Story: () => ReactNode) => (
  <main className="w-full max-w-screen-2xl px-4 py-5 lg:px-6">
    <Story />
  </main>
);
