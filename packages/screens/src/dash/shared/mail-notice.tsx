import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";

export interface MailNoticeProps {
  /** Which mails do not arrive, and how to change that. */
  readonly text: string;
  /** A link or button below the text. */
  readonly children?: ReactNode;
}

/** Warns of mails that do not arrive: without a mail server, or at an address of the demonstration. */
export const MailNotice = ({ text, children }: MailNoticeProps) => (
  <div className="bg-caution-soft mb-4 flex items-start gap-2 rounded-md px-3 py-2">
    <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 grow">
      <p className="wrap-anywhere">{text}</p>
      {children}
    </div>
  </div>
);
