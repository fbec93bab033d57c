import type { ReadMail } from "@shop/data/dash/mails/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";

export interface MailDialogProps {
  /** The mail with its text. */
  readonly reading: ReadMail;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Dialog with what a mail says, as plain text, in the mail's own direction. */
export function MailDialog({ reading: { mail, text }, onClose }: MailDialogProps) {
  const { reading } = useMessages("dashMails");
  const { close } = useMessages("common");
  const isolated = useIsolated();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        inAddress
        title={mail.subject}
        description={fill(reading.to, { name: isolated(mail.recipient) })}
        closeLabel={close}
      >
        <RemoteView
          remote={text}
          skeleton={<Skeleton className="h-40 w-full" />}
          loading={reading.loading}
          failed={reading.failed}
        >
          {(content) =>
            content === null ? (
              <p className="text-muted">{reading.erased}</p>
            ) : (
              <>
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {content}
                </p>
                <p className="text-muted mt-4 text-sm">{reading.hint}</p>
              </>
            )
          }
        </RemoteView>
      </DialogContent>
    </Dialog>
  );
}
