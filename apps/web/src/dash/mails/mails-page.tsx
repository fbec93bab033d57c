import { useMailListModel } from "@shop/data/dash/mails/use-mail-list-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { MailsScreen } from "@shop/screens/dash/mails/mails-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { SavedListFilters } from "../saved-filters/saved-list-filters.tsx";
import { mailQueryOf, withMailQuery } from "./mails-params.ts";

/** The list of mails in the dashboard. */
export function DashMailsPage() {
  const { title } = useMessages("dashMails").list;
  const [params, setParams] = useSearchParams();
  const query = mailQueryOf(params);
  const model = useMailListModel({ query, onNotice: useNotify() });
  return (
    <>
      <PageHead title={title} description={title} />
      <MailsScreen
        {...model}
        query={query}
        savedFilters={
          <SavedListFilters
            list="mails"
            query={withMailQuery(new URLSearchParams(), { ...query, pageIndex: 0 }).toString()}
          />
        }
        onQuery={(next) =>
          setParams((before) => withMailQuery(before, next), {
            // Each page and state is a step back; what is typed into the search is not.
            replace: next.search !== query.search,
            preventScrollReset: true,
          })
        }
      />
    </>
  );
}
