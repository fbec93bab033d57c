import type { ReactNode } from "react";

/** The content area of the site's layout. */
const Page = ({ children }: { readonly children: ReactNode }) => (
  <main className="mx-auto w-full max-w-7xl px-4 lg:px-6">{children}</main>
);

/** Decorator that renders a screen inside the content area of the site's layout. */
export const inPage = (Story: () => ReactNode) => (
  <Page>
    <Story />
  </Page>
);

const viewport = { value: "phone" };

/** Globals of a proof that reads English texts. */
export const english = { globals: { locale: "en" } } as const;

/** Globals of a story about phones, 390 pixels wide. */
export const onPhone = { globals: { viewport } };

/** Globals of a proof on a phone that reads English texts. */
export const onEnglishPhone = { globals: { viewport, locale: "en" } } as const;

/** Globals of a proof about phones in Arabic. */
export const onArabicPhone = { globals: { viewport, locale: "ar" } };

/** Parameters of a docs page whose stories open a modal dialog: each is shown in a frame of its own. */
export const framedInDocs = { docs: { story: { inline: false, height: "36rem" } } };
