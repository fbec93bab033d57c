import type { Category } from "@shop/contract/categories/category.ts";
import type { SearchAnswer as Answer } from "@shop/contract/products/endpoints.ts";
import type { SearchView } from "@shop/data/shop/search/view.ts";
import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useCloseOnBack } from "@shop/ui/layers/use-close-on-back.ts";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, useId, useRef } from "react";

import { SearchFindings } from "./search-answer.tsx";
import { SearchGroups } from "./search-groups.tsx";
import { SearchStart } from "./search-start.tsx";
import { useModal } from "./use-modal.ts";
import { useResultKeys } from "./use-result-keys.ts";

export interface SearchOverlayProps extends SearchView {
  /** Shows all results of a query, with the answer where it has been received. */
  readonly onSearch: (query: string, answer: Answer | null) => void;
  /** Queries searched for in this browser, the latest first. */
  readonly recent?: ReadonlyArray<string>;
  /** The categories: all are offered before anything is typed, then those that the query names. */
  readonly categories?: ReadonlyArray<Category>;
  /** The chat app's number, in international digits, to ask for what was not found; without it there is no such link. */
  readonly chatNumber?: string | undefined;
  /** Called with the query when one of its results is chosen. */
  readonly onChosen?: ((query: string) => void) | undefined;
  /** Called with the text in the search box. */
  readonly onClose: (query: string) => void;
}

const noSearches: readonly string[] = [];
const noCategories: readonly Category[] = [];

const SKELETONS = ["a", "b", "c", "d", "e"];

/**
 * The search overlay, full screen on phones. It is a form, so that Enter opens all results. Its input is not of type
 * search, because there the first Escape would only clear it.
 */
export function SearchOverlay({
  query,
  search,
  totalCount,
  facets,
  onQuery,
  onSearch,
  recent = noSearches,
  categories = noCategories,
  chatNumber,
  onChosen,
  onClose,
}: SearchOverlayProps) {
  const texts = useMessages("search");
  const common = useMessages("common");
  const { locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();

  const close = () => onClose(query);
  const hide = () => {
    // Gives the focus back; its event comes in a later task, after which a step back would come too early.
    dialog.current?.close();
    close();
  };
  useModal(dialog, hide);
  useCloseOnBack(true, hide);
  useResultKeys(dialog, box);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() === "") return;
    onSearch(query.trim(), search.status === "found" ? search.answer : null);
    close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={texts.title}
      className="bg-surface text-ink backdrop:bg-overlay m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden open:flex sm:mx-auto sm:mt-[8vh] sm:h-[80vh] sm:max-w-2xl sm:rounded-lg"
      onCancel={(event) => {
        event.preventDefault();
        hide();
      }}
      onClose={close}
    >
      <form
        action={localAddress(pages.results, locale)}
        method="get"
        className="border-line has-[input:focus-visible]:border-focus flex shrink-0 items-center gap-1 border-b-2 p-2"
        onSubmit={onSubmit}
      >
        <label htmlFor={id} className="sr-only">
          {common.searchProducts}
        </label>
        <span className="text-muted grid size-11 shrink-0 place-items-center">
          {search.status === "searching" ? (
            <Spinner label={texts.searching} />
          ) : (
            <Search aria-hidden className="size-5" />
          )}
        </span>
        <input
          ref={box}
          autoFocus
          id={id}
          type="text"
          name="query"
          value={query}
          placeholder={common.searchPlaceholder}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="placeholder:text-muted h-11 min-w-0 grow bg-transparent text-lg focus-visible:outline-hidden forced-colors:-outline-offset-2"
          onChange={({ target }) => onQuery(target.value)}
        />
        <Button variant="quiet" size="icon" aria-label={common.close} onClick={hide}>
          <X aria-hidden className="size-5" />
        </Button>
      </form>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {search.status === "idle" ? (
          <SearchStart
            {...{ recent, categories, onChoose: close }}
            onQuery={(text) => {
              box.current?.focus();
              onQuery(text);
            }}
          />
        ) : (
          <Body
            {...{ search, totalCount, facets, query, chatNumber, categories }}
            onChoose={() => {
              onChosen?.(query.trim());
              close();
            }}
          />
        )}
      </div>
    </dialog>
  );
}

interface BodyProps extends Pick<SearchOverlayProps, "totalCount" | "facets" | "query" | "chatNumber"> {
  readonly categories: readonly Category[];
  readonly search: Exclude<SearchView["search"], { readonly status: "idle" }>;
  readonly onChoose: () => void;
}

function Body({ search, totalCount, facets, query, chatNumber, categories, onChoose }: BodyProps) {
  const texts = useMessages("search");
  const { retry } = useMessages("common");
  switch (search.status) {
    case "searching":
      return SKELETONS.map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 px-4 py-2">
          <Skeleton className="size-12 shrink-0" />
          <Skeleton className="h-5 grow" />
          <Skeleton className="h-5 w-16 shrink-0" />
        </div>
      ));
    case "failed":
      return (
        <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
          <p className="text-lg font-semibold">{texts.failed}</p>
          <p className="text-muted">{texts.failedHint}</p>
          <Button onClick={search.onRetry}>
            <RotateCcw aria-hidden className="size-4" />
            {retry}
          </Button>
        </div>
      );
    case "found":
      return (
        <>
          <SearchGroups
            categories={categories}
            query={search.answer.corrected ?? query}
            onChoose={onChoose}
          />
          <SearchFindings
            answer={search.answer}
            totalCount={totalCount}
            facets={facets}
            query={query.trim()}
            chatNumber={chatNumber}
            onChoose={onChoose}
          />
        </>
      );
    default:
      return search satisfies never;
  }
}
