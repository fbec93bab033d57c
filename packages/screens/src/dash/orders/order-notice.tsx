import type { ReactNode } from "react";

export interface OrderNoticeProps {
  /** The icon before the text. */
  readonly icon: ReactNode;
  /** What is to be noticed. */
  readonly title: string;
  /** What it means, or what to do. */
  readonly hint: string;
}

/** Notice on an order that needs attention. */
export function OrderNotice({ icon, title, hint }: OrderNoticeProps) {
  return (
    <div className="bg-caution-soft mb-4 flex items-start gap-3 rounded-md p-3">
      {icon}
      <p>
        <span className="font-semibold">{title}</span> {hint}
      </p>
    </div>
  );
}
