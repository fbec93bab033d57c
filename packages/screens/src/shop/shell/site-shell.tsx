import { type ComponentType, type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { SkipLink } from "../../shared/page/skip-link.tsx";
import { SearchLauncherContext } from "../../shared/search/search-launcher.tsx";
import { CategoriesLink } from "./categories-link.tsx";
import { ChatButton } from "./chat-button.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";

/** Props of the overlay that {@link SiteShellProps.loadSearch} loads. */
export interface ShellSearchProps {
  /** Text of the search box that opened the overlay. */
  readonly initialQuery: string;
  /** Called with the overlay's text when it closes. */
  readonly onClose: (query: string) => void;
}

export interface SiteShellProps extends SiteHeaderProps, Pick<SiteFooterProps, "isAdmin" | "infoPages"> {
  /** Loads the search overlay with its texts and model; if that fails, search boxes stay plain forms. */
  readonly loadSearch: () => Promise<ComponentType<ShellSearchProps>>;
  /** Called where a control opened the search and its overlay could not be loaded. */
  readonly onSearchFailure: () => void;
  /** Navigates to all results of a query. */
  readonly onSearch: (query: string) => void;
  /** The page, rendered inside `<main>`. */
  readonly children: ReactNode;
}

interface Opened {
  readonly Overlay: ComponentType<ShellSearchProps>;
  readonly query: string;
}

/** Layout of all public pages: header, page, chat button, footer. */
export function SiteShell({ loadSearch, onSearchFailure, onSearch, children, ...header }: SiteShellProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const source = useRef<HTMLInputElement>(null);
  const onFailure = useRef(onSearchFailure);

  const launcher = useMemo(() => {
    // If it cannot be loaded, the search box stays a plain form.
    const load = () => loadSearch().catch(() => null);
    return {
      open: async (box: HTMLInputElement | null, query = "") => {
        source.current = box;
        const Overlay = await load();
        if (!Overlay) {
          onFailure.current();
          return;
        }
        // Takes over what was typed while the overlay was loading. Rendering and focus move in the same task as this
        // reading, so that no key reaches the box in between.
        flushSync(() => setOpened((current) => current ?? { Overlay, query: box?.value ?? query }));
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
      <div className="group/shell flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader {...header} />
        {/* The specified header has no room for it on small screens, and its menu holds other pages. */}
        <div data-below-header="" className="border-line bg-surface border-b lg:hidden print:hidden">
          <CategoriesLink
            categoriesOpen={header.categoriesOpen}
            onCategories={header.onCategories}
            hasText
            className="w-fit px-4"
          />
        </div>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl grow px-4 outline-none lg:px-6">
          {children}
        </main>
        <ChatButton number={header.shop.chat_number} />
        <SiteFooter {...header} />
      </div>
      {opened && <opened.Overlay initialQuery={opened.query} onClose={onClose} />}
    </SearchLauncherContext>
  );
}
