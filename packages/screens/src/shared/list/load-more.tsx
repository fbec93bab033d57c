import type { Submission } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { type AddressFields, HiddenFields } from "../hidden-fields.tsx";

export interface LoadMoreProps {
  /** The list's localized path. */
  readonly action: string;
  /** Other search parameters of the list's address. */
  readonly fields: AddressFields;
  /** Number of pages that the longer list shows. */
  readonly page: number;
  /** State of the request of the next page; pending blocks another one. */
  readonly state: Submission;
  /** Called to load the next page; not called while a request is pending. */
  readonly onMore: () => void;
}

/** Button that loads the next page of a list; without scripts it opens the longer list. */
export function LoadMore({ action, fields, page, state, onMore }: LoadMoreProps) {
  const texts = useMessages("lists");
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
