import { Card, CardBody } from "@shop/ui/card.tsx";
import { type ReactNode, useId } from "react";

export interface SettingsCardProps {
  /** Heading of the group; none by default, where the page's heading names it. */
  readonly title?: string;
  /** The fields of the group. */
  readonly children: ReactNode;
}

/** A group of settings. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card>
      <CardBody>
        <div role={title && "group"} aria-labelledby={title && id} className="grid gap-5">
          {title && (
            <h2 id={id} className="text-lg font-bold">
              {title}
            </h2>
          )}
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
