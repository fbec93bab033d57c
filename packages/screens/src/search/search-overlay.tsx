import { SEARCH_MAX_LENGTH } from "@shop/contract/constants.ts";
import type { SearchAnswer as Answer } from "@shop/contract/endpoints/catalogue.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { RotateCcw, Search, X } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";

import { SearchAnswer } from "./search-answer.tsx";
import { useModal } from "./use-modal.ts";
import { useResultKeys } from "./use-result-keys.ts";

/** A search while it is typed: nothing asked, on its way (from the first key on), answered, or failed. */
export type SearchState =
  | { readonly status: "idle" }
  | { readonly status: "searching" }
  | { readonly status: "found"; readonly answer: Answer }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void };

/** What a {@link SearchOverlay} takes. */
export interface SearchOverlayProps {
  /** What stands in the box. */
  readonly query: string;
  readonly search: SearchState;
  /** How many products the answer counts; 0 without an answer. */
  readonly totalCount: number;
  readonly onQuery: (query: string) => void;
  /** Shows all results for a text, with the answer where it is there already. */
  readonly onSearch: (query: string, answer: Answer | null) => void;
  /** Called when it is closed, with what stands in the box. */
  readonly onClose: (query: string) => void;
}

const SKELETONS = ["a", "b", "c", "d", "e"];

/**
 * The search over the page: full screen on phones. It is a form of its own, so that Enter leads to all results. Its box is
 * no search field to the browser, because there the first Escape would only empty it.
 */
export function SearchOverlay({ query, search, totalCount, onQuery, onSearch, onClose }: SearchOverlayProps) {
  const texts = useMessages("search");
  const common = useMessages("common");
  const { locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();

  useModal(dialog);
  useResultKeys(dialog, box);

  const close = () => onClose(query);
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
          className="placeholder:text-muted h-11 min-w-0 grow bg-transparent text-lg outline-none"
          onChange={({ target }) => onQuery(target.value)}
        />
        <Button variant="quiet" size="icon" aria-label={common.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden className="size-5" />
        </Button>
      </form>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <Body {...{ search, totalCount, query, onChoose: close }} />
      </div>
    </dialog>
  );
}

interface BodyProps extends Pick<SearchOverlayProps, "search" | "totalCount" | "query"> {
  readonly onChoose: () => void;
}

function Body({ search, totalCount, query, onChoose }: BodyProps) {
  const texts = useMessages("search");
  const { retry } = useMessages("common");
  switch (search.status) {
    case "idle":
      return <p className="text-muted px-4 py-10 text-center">{texts.hint}</p>;
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
        <SearchAnswer
          answer={search.answer}
          totalCount={totalCount}
          query={query.trim()}
          onChoose={onChoose}
        />
      );
    default:
      return search satisfies never;
  }
}
