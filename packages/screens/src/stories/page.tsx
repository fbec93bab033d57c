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

const parameters = {
  viewport: {
    options: {
      phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" as const },
    },
  },
};
const viewport = { value: "phone" };

/** Makes a story one on a phone, 390 pixels wide. */
export const onPhone = { parameters, globals: { viewport } };

/** Makes a story one on a phone, in Arabic. */
export const onArabicPhone = { parameters, globals: { viewport, locale: "ar" } };
