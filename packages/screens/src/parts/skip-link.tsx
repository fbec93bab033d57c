import { useMessages } from "@shop/i18n/i18n.tsx";

/** The first link of a page, visible while it is focused: leads to the element `#content`. */
export function SkipLink() {
  const { skipToContent } = useMessages("common");
  return (
    <a
      href="#content"
      className="bg-signal text-signal-ink fixed start-2 top-2 z-50 rounded-md px-4 py-3 font-semibold not-focus:sr-only"
    >
      {skipToContent}
    </a>
  );
}
