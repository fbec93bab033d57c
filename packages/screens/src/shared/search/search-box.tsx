import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import Search from "lucide-react/icons/search";
import { type FormEvent, useId, useRef } from "react";

import { useSearchLauncher } from "./search-launcher.tsx";

export interface SearchBoxProps {
  /** Initial query. */
  readonly defaultQuery?: string;
  /** Classes of the `<search>` element. */
  readonly className?: string;
}

/**
 * A search form that also works without scripts. Where the page has an overlay, a click or the first key opens it; focus
 * alone does not, so that tabbing through the page does not open it.
 */
export function SearchBox({ defaultQuery = "", className }: SearchBoxProps) {
  const texts = useMessages("common");
  const { locale } = useLocale();
  const launcher = useSearchLauncher();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();

  const open = () => void launcher?.open(box.current);
  const onSubmit = (event: FormEvent) => {
    const query = box.current?.value.trim();
    if (!launcher || !query) return;
    event.preventDefault();
    launcher.onSearch(query);
  };
  return (
    <search className={cn("block", className)}>
      <form
        action={localAddress(pages.results, locale)}
        method="get"
        className="relative"
        onSubmit={onSubmit}
      >
        <label htmlFor={id} className="sr-only">
          {texts.searchProducts}
        </label>
        <input
          ref={box}
          id={id}
          type="search"
          name="query"
          defaultValue={defaultQuery}
          placeholder={texts.searchPlaceholder}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="border-line-strong bg-surface placeholder:text-muted h-11 w-full rounded-md border ps-3 pe-11 text-base"
          onFocus={launcher?.preload}
          onClick={open}
          // Escape empties a search field, which must not reopen the overlay that it has just closed.
          onInput={() => box.current?.value && open()}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") open();
          }}
        />
        <button
          type="submit"
          aria-label={texts.search}
          className="text-muted hover:text-ink absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md forced-colors:border"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  );
}
