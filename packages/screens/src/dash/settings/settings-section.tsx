import { Card, CardBody } from "@shop/ui/card.tsx";
import { type ReactNode, useId } from "react";

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A titled group of settings. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody className="grid gap-5">
          <div>
            <h2 id={id} className="text-lg font-bold">
              {title}
            </h2>
            {hint && <p className="text-muted mt-0.5 text-sm">{hint}</p>}
          </div>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
