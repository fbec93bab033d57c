import type { OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import type { SavedPartsListView } from "@shop/data/shop/parts-lists/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import type { ReactNode } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";

export interface SavedPartsListScreenProps extends SavedPartsListView {
  /** Renders the list once it is opened. */
  readonly children: (opened: OpenedPartsList) => ReactNode;
}

const skeleton = (
  <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
    <Skeleton className="h-72 rounded-md" />
    <Skeleton className="h-96 rounded-md" />
  </div>
);

/** A parts list that was kept under a link, with what is found for it now. */
export function SavedPartsListScreen({ saved, children }: SavedPartsListScreenProps) {
  const texts = useMessages("partsList");
  if (saved.status === "ready" && saved.data) return children(saved.data);
  if (saved.status === "ready") {
    return (
      <>
        <ScreenHead title={texts.savedMissing} />
        <EmptyState
          heading="h2"
          title={texts.savedMissingHint}
          action={
            <Link href={pages.partsList} className={buttonClasses()}>
              {texts.newList}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={texts.title} />
      <RemoteView remote={saved} skeleton={skeleton} loading={texts.finding}>
        {() => null}
      </RemoteView>
    </>
  );
}
