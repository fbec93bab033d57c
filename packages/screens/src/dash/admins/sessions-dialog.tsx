import type { SessionsView } from "@shop/data/dash/admins/sessions-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";

import { SessionList } from "./session-list.tsx";

/** Props of {@link SessionsDialog}; it is open while it is mounted. */
export interface SessionsDialogProps extends SessionsView {
  /** Mail address of the administrator. */
  readonly email: string;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The sessions of another administrator, for owners. */
export function SessionsDialog({ email, onClose, ...sessions }: SessionsDialogProps) {
  const { sessions: texts } = useMessages("dashSecurity");
  const { close } = useMessages("common");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={fill(texts.titleOf, { who: email })}
        description={texts.atOnce}
        closeLabel={close}
      >
        <SessionList {...sessions} />
      </DialogContent>
    </Dialog>
  );
}
