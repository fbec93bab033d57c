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
}

/** Opens a chat with the shop with a prefilled message. */
export const AskByChat = ({ chatNumber, text, label, hint, ...anchor }: AskByChatProps) => (
  <a
    {...anchor}
    href={chatLink(chatNumber, text)}
    target="_blank"
    rel="noopener"
    className={buttonClasses({ variant: "signal" })}
  >
    <MessageCircle aria-hidden className="size-5" />
    {label} <span className="sr-only">({hint})</span>
  </a>
);
