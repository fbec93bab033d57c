import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Sentence } from "@shop/screens/dash/shared/value/sentence.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The 404 page inside the dashboard. */
export function DashNotFoundPage() {
  const { notFound, home } = useMessages("dashShell").shell;
  return (
    <>
      <PageHead title={notFound} description={notFound} />
      <EmptyState
        heading="h1"
        title={<Sentence>{notFound}</Sentence>}
        action={
          <Link href={pages.dash} className={buttonClasses()}>
            <Sentence>{home}</Sentence>
          </Link>
        }
      />
    </>
  );
}
