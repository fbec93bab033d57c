import { chatLink } from "@shop/domain/site/chat.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ComponentProps } from "react";

/** Props of {@link AskByChat} beside the attributes of `<a>`. */
export interface AskByChatProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel" | "className"> {
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
  /** The prefilled message to the shop. */
  readonly text: string;
  /** Text of the link. */
  readonly label: string;
  /** What the link opens, for screen readers. */
  readonly hint: string;
  /** Whether it is the main action of the view; false by default. */
  readonly isMain?: boolean;
}

/** Opens a chat with the shop with a prefilled message. */
export const AskByChat = ({ chatNumber, text, label, hint, isMain = false, ...anchor }: AskByChatProps) => (
  <a
    {...anchor}
    href={chatLink(chatNumber, text)}
    target="_blank"
    rel="noopener"
    className={buttonClasses({ variant: isMain ? "signal" : "outline" })}
  >
    <MessageCircle aria-hidden className="size-5" />
    {label} <span className="sr-only">({hint})</span>
  </a>
);
