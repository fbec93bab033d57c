import type { Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";

export interface RemoteViewProps<T> {
  /** The data and its state, which decides what is rendered. */
  readonly remote: Remote<T>;
  /** Skeleton of the same size, while loading. */
  readonly skeleton: ReactNode;
  /** Announcement while loading; 'Loading' by default. */
  readonly loading?: string;
  /** Text of the alert after a failure. */
  readonly failed?: string;
  /** Renders the data once it is loaded, also while it is being refetched. */
  readonly children: (data: T) => ReactNode;
}

/** Renders a {@link Remote}: a skeleton, an alert with a retry button, or the data. */
export function RemoteView<T>({ remote, skeleton, loading, failed, children }: RemoteViewProps<T>) {
  const texts = useMessages("common");
  switch (remote.status) {
    case "loading":
      return (
        <div aria-busy="true">
          <output className="sr-only">{loading ?? texts.loading}</output>
          {skeleton}
        </div>
      );
    case "failed":
      return (
        <div
          role="alert"
          className="border-line flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border p-4 first:mt-6"
        >
          <TriangleAlert aria-hidden className="text-negative size-6 shrink-0" />
          <p className="min-w-0 grow basis-60">{failed ?? `${texts.notLoaded} ${texts.notLoadedHint}`}</p>
          <Button onClick={remote.onRetry}>
            <RotateCcw aria-hidden className="size-4" />
            {texts.retry}
          </Button>
        </div>
      );
    case "ready":
      return <div aria-busy={remote.refreshing}>{children(remote.data)}</div>;
    default:
      return remote satisfies never;
  }
}
