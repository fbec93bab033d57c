import type { Remote } from "@shop/contract/state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What a {@link RemoteView} takes. */
export interface RemoteViewProps<T> {
  readonly remote: Remote<T>;
  /** What is drawn in its place while it is on its way, of the same size. */
  readonly skeleton: ReactNode;
  /** What the reader is told while it is on its way; 'Loading' unless given. */
  readonly loading?: string;
  /** What the alert says where it failed. */
  readonly failed?: string;
  readonly children: (data: T) => ReactNode;
}

/** Draws a server-fed part: a skeleton, an alert with a way to try again, or the data. */
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
