import { useMessages } from "@shop/i18n/i18n.tsx";
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from "react";

import { SearchLauncherContext } from "../parts/search-launcher.tsx";
import { ChatButton } from "./chat-button.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";

/** What the overlay that {@link SiteShellProps.loadSearch} loads takes. */
export interface ShellSearchProps {
  /** What the box held from which it was opened. */
  readonly initialQuery: string;
  /** Called when it is closed, with what stood in it. */
  readonly onClose: (query: string) => void;
}

/** What a {@link SiteShell} takes. */
export interface SiteShellProps extends SiteHeaderProps {
  /** Loads the search overlay with its texts and its model; while that fails, search boxes stay plain forms. */
  readonly loadSearch: () => Promise<ComponentType<ShellSearchProps>>;
  /** Shows all results for a text. */
  readonly onSearch: (query: string) => void;
  readonly children: ReactNode;
}

interface Opened {
  readonly Overlay: ComponentType<ShellSearchProps>;
  readonly query: string;
}

/** The layout of every public page: header, the page itself, chat button, footer. */
export function SiteShell({ loadSearch, onSearch, children, ...header }: SiteShellProps) {
  const texts = useMessages("common");
  const [opened, setOpened] = useState<Opened | null>(null);
  const source = useRef<HTMLInputElement>(null);

  const launcher = useMemo(() => {
    // Where it cannot be loaded, the box stays the plain form that it is.
    const load = () => loadSearch().catch(() => null);
    return {
      open: async (box: HTMLInputElement | null) => {
        source.current = box;
        const Overlay = await load();
        // What was typed meanwhile goes along.
        if (Overlay) setOpened({ Overlay, query: box?.value ?? "" });
      },
      preload: () => void load(),
      onSearch,
    };
  }, [loadSearch, onSearch]);

  const onClose = (query: string) => {
    setOpened(null);
    if (source.current) source.current.value = query;
  };
  return (
    <SearchLauncherContext value={launcher}>
      <div className="flex min-h-dvh flex-col has-[[data-order-bar=double]]:max-lg:[--order-bar:8.5rem] has-[[data-order-bar=single]]:max-lg:[--order-bar:4.75rem]">
        <a
          href="#content"
          className="bg-signal text-signal-ink sr-only z-50 rounded-md px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          {texts.skipToContent}
        </a>
        <SiteHeader {...header} />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl grow px-4 outline-none lg:px-6">
          {children}
        </main>
        <ChatButton number={header.shop.chatNumber} />
        <SiteFooter {...header} />
      </div>
      {opened && <opened.Overlay initialQuery={opened.query} onClose={onClose} />}
    </SearchLauncherContext>
  );
}
