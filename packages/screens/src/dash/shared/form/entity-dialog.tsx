import type { EditView } from "@shop/data/dash/lists/list-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { type ReactNode, useState } from "react";

import { RemoteView } from "../../../shared/list/remote-view.tsx";
import type { ListPlace } from "../list/list-table.tsx";

/** The dialog of a list that is open, and what its form keeps and reports. */
export interface EntityDialogPlace extends Pick<ListPlace, "dialog" | "onDialog"> {
  /** Keeps what is entered into the open form over a reload or a new login; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the open form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** What {@link EntityDialog} passes to its form. */
export interface EntityFormView<Entity, Output>
  extends Omit<EditView<Entity, Output>, "entity">, Pick<EntityDialogPlace, "draft" | "onDirty"> {
  /** The entity that the form was opened with; null for a new one. */
  readonly opened: Entity | null;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Props of {@link EntityDialog}; its key is what it is about. */
export interface EntityDialogProps<Entity, Output> extends Omit<EntityFormView<Entity, Output>, "opened"> {
  /** The entity to change; null in it where that no longer exists, and null for a new one. */
  readonly entity: EditView<Entity, Output>["entity"];
  /** The dialog's title; `opened` is null for a new entity and while it is loading. */
  readonly title: (opened: Entity | null) => string;
  /** Renders the form for the entity that the dialog was opened with. */
  readonly children: (view: EntityFormView<Entity, Output>) => ReactNode;
}

const skeleton = (
  <div className="grid gap-5">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-28" />
  </div>
);

/** Dialog with the form of an entity: waits until it is fetched anew, and keeps what it was opened with while it is open. */
export function EntityDialog<Entity, Output>({
  entity,
  title,
  children,
  ...view
}: EntityDialogProps<Entity, Output>) {
  const { lists } = useMessages("dashShell");
  const { close } = useMessages("common");
  const [opened, setOpened] = useState<Entity | null>(null);
  if (opened === null && entity?.status === "ready" && !entity.refreshing && entity.data !== null)
    setOpened(entity.data);
  const waits = entity?.status === "ready" && entity.refreshing;
  return (
    <Dialog open onOpenChange={(open) => !open && view.onClose()}>
      <DialogContent inAddress title={title(opened)} closeLabel={close} className="max-sm:min-h-[92dvh]">
        {entity === null || opened !== null ? (
          children({ ...view, opened })
        ) : (
          <RemoteView remote={waits ? { status: "loading" } : entity} skeleton={skeleton}>
            {() => <EmptyState title={lists.missing} text={lists.missingHint} />}
          </RemoteView>
        )}
      </DialogContent>
    </Dialog>
  );
}
