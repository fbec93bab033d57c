import type { Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { type ReactNode, useState } from "react";

import { RemoteView } from "../../parts/remote-view.tsx";

/** Props of {@link EntityDialog}. */
export interface EntityDialogProps<T> {
  /** The entity to change; null in it where that no longer exists, and null for a new one. */
  readonly entity: Remote<T | null> | null;
  /** The dialog's title; `opened` is null for a new entity and while it is loading. */
  readonly title: (opened: T | null) => string;
  /** Width of the dialog; `md` by default. */
  readonly size?: "sm" | "md" | "lg";
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
  /** Renders the form for the entity that the dialog was opened with; null for a new one. */
  readonly children: (opened: T | null) => ReactNode;
}

const skeleton = (
  <div className="grid gap-5">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-28" />
  </div>
);

/** Dialog with the form of an entity: waits until it is fetched anew, and keeps what it was opened with while it is open. */
export function EntityDialog<T>({ entity, title, size = "md", onClose, children }: EntityDialogProps<T>) {
  const { lists } = useMessages("dashShell");
  const { close } = useMessages("common");
  const [opened, setOpened] = useState<T | null>(null);
  if (opened === null && entity?.status === "ready" && !entity.refreshing && entity.data !== null)
    setOpened(entity.data);
  const waits = entity?.status === "ready" && entity.refreshing;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        inAddress
        size={size}
        title={title(opened)}
        closeLabel={close}
        className="max-sm:min-h-[92dvh]"
      >
        {entity === null || opened !== null ? (
          children(opened)
        ) : (
          <RemoteView remote={waits ? { status: "loading" } : entity} skeleton={skeleton}>
            {() => <EmptyState title={lists.missing} text={lists.missingHint} />}
          </RemoteView>
        )}
      </DialogContent>
    </Dialog>
  );
}
