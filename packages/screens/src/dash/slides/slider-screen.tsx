import type { AdminSliderView } from "@shop/data/dash/slides/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import type { EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { useSortableLabels } from "../shared/list/use-sortable-labels.ts";
import { OrderHelp } from "../shared/order-help.tsx";
import { useShortcut } from "../shared/use-shortcut.ts";
import { SlideItem } from "./slide-row.tsx";
import { SliderPreview } from "./slider-preview.tsx";

// Forms and pictures need libraries that the list does without.
const SliderDialogs = lazy(async () => ({ default: (await import("./slider-dialogs.tsx")).SliderDialogs }));

export interface SliderScreenProps extends AdminSliderView, EntityDialogPlace {}

/** The slides of the home carousel: their order, pictures, texts, links and whether they are shown, with a preview. */
export function SliderScreen(props: SliderScreenProps) {
  const texts = useMessages("dashSlides");
  const { locale } = useLocale();
  const labels = useSortableLabels();
  const { slides, order, onHidden, onDialog } = props;
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={texts.note}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      <RemoteView
        remote={slides}
        loading={texts.loading}
        skeleton={<Skeleton className="h-96 max-w-4xl rounded-md" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState heading="h2" title={texts.none} text={texts.noneHint} />
          ) : (
            <>
              {list.length > 1 && <OrderHelp className="mb-3" />}
              <SortableList
                items={list}
                itemId={({ id }) => id}
                itemName={(slide) =>
                  (locale === "ar" && slide.alt_ar) ||
                  slide.alt ||
                  fill(texts.name, { number: list.indexOf(slide) + 1 })
                }
                labels={labels}
                disabled={order.submission.status === "pending"}
                onReorder={order.onReorder}
                className="border-line divide-line bg-surface max-w-4xl divide-y rounded-md border"
              >
                {(slide, handle) => (
                  <SlideItem
                    slide={slide}
                    number={list.indexOf(slide) + 1}
                    handle={handle}
                    onEdit={() => onDialog({ kind: "edit", id: slide.id })}
                    onDelete={() => onDialog({ kind: "delete", id: slide.id })}
                    onHidden={(hidden) => onHidden(slide.id, hidden)}
                  />
                )}
              </SortableList>
              <SliderPreview slides={list} />
            </>
          )
        }
      </RemoteView>
      {props.dialog && (
        <Suspense>
          <SliderDialogs {...props} />
        </Suspense>
      )}
    </>
  );
}
