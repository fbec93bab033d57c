import type { Submission } from "@shop/contract/state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { HiddenFields } from "./hidden-fields.tsx";

/** What a {@link LoadMore} takes. */
export interface LoadMoreProps {
  /** The list's address in the reader's language. */
  readonly action: string;
  /** What else the list's address holds. */
  readonly fields: Readonly<Record<string, string>>;
  /** How many pages the list shows once it has grown. */
  readonly page: number;
  readonly state: Submission;
  readonly onMore: () => void;
}

/** The button that lets a list grow by a page; without scripts it opens the longer list. */
export function LoadMore({ action, fields, page, state, onMore }: LoadMoreProps) {
  const texts = useMessages("catalogue");
  const pending = state.status === "pending";
  return (
    <form
      action={action}
      method="get"
      className="grid justify-items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onMore();
      }}
    >
      <HiddenFields fields={fields} />
      <output className="text-negative empty:hidden">{state.status === "failed" && texts.moreFailed}</output>
      <Button
        type="submit"
        name="page"
        value={page}
        size="lg"
        aria-disabled={pending}
        className="w-full sm:w-auto sm:min-w-64"
      >
        {pending ? texts.loadingMore : texts.loadMore}
      </Button>
    </form>
  );
}
