import type { AdminCategory } from "@shop/contract/categories/admin-category.ts";
import type { OrderView } from "@shop/data/dash/lists/list-view.ts";
import type { Remote } from "@shop/data/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { initialsOf } from "@shop/ui/avatar/avatar-initials.ts";
import { Avatar } from "@shop/ui/avatar/avatar.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { useSortableLabels } from "../shared/list/use-sortable-labels.ts";
import { OrderHelp } from "../shared/order-help.tsx";

export interface CategoryOrderProps extends OrderView {
  /** All categories in their stored order. */
  readonly all: Remote<readonly AdminCategory[]>;
}

/** All categories as a list that is put into order by drag or by keyboard; each move is saved. */
export function CategoryOrder({ all, submission, onReorder }: CategoryOrderProps) {
  const { categories: texts } = useMessages("dashCategories");
  const { locale } = useLocale();
  const labels = useSortableLabels();
  return (
    <>
      <OrderHelp className="mb-4" />
      <RemoteView
        remote={all}
        failed={texts.failed}
        loading={texts.loading}
        skeleton={<Skeleton className="h-96 max-w-2xl rounded-md" />}
      >
        {(list) => (
          <SortableList
            items={list}
            itemId={({ id }) => id}
            itemName={(category) => localName(category, locale)}
            labels={labels}
            disabled={submission.status === "pending"}
            onReorder={onReorder}
            className="border-line divide-line bg-surface max-w-2xl divide-y rounded-md border"
          >
            {(category, handle) => (
              <div className="bg-surface flex min-h-14 items-center gap-3 rounded-md px-2 pe-4">
                {handle}
                <Avatar
                  src={category.image && thumbnailAddress(category.image)}
                  alt=""
                  fallback={initialsOf(localName(category, locale))}
                  className="size-9"
                />
                <span className="min-w-0 grow font-semibold wrap-anywhere">
                  {localName(category, locale)}
                </span>
              </div>
            )}
          </SortableList>
        )}
      </RemoteView>
    </>
  );
}
