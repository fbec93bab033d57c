import { useMessages } from "@shop/i18n/i18n.tsx";

/** The first link of a page, visible while it is focused: leads to the element `#content`. */
export function SkipLink() {
  const { skipToContent } = useMessages("common");
  return (
    <a
      href="#content"
      // No `not-focus:`, whose negation storybook-addon-pseudo-states makes true of every link.
      className="bg-signal text-signal-ink sr-only z-50 rounded-md font-semibold focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:px-4 focus:py-3"
    >
      {skipToContent}
    </a>
  );
}
