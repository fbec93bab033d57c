import type { ReactNode } from "react";

/** The room that a screen has inside the site's layout. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <main className="mx-auto w-full max-w-7xl px-4 lg:px-6">{children}</main>
);

/** Draws a story's screen where the site's layout would put it. */
export const inPage = (Story: () => ReactNode) => (
  <Page>
    <Story />
  </Page>
);

/** Globals of a story on a phone of 390 pixels. */
export const phone = { viewport: { value: "iphone12" } };

/** Globals of an Arabic story on a phone. */
export const arabicPhone = { ...phone, locale: "ar" };
