import { useMessages } from "@shop/i18n/i18n.tsx";
import { Card, CardBody } from "@shop/ui/card.tsx";
import { type ReactNode, useId } from "react";

import { sectionId, type SettingsSectionName } from "./settings-sections.ts";

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps {
  /** Name of the section; its title and the target of its link follow from it. */
  readonly section: SettingsSectionName;
  /** Text below the title; none by default. */
  readonly hint?: string;
  /** The fields of the section. */
  readonly children: ReactNode;
}

/** A titled group of settings. */
export function SettingsSection({ section, hint, children }: SettingsSectionProps) {
  const texts = useMessages("dashSettings");
  const id = useId();
  return (
    <section
      id={sectionId(section)}
      tabIndex={-1}
      aria-labelledby={id}
      // Clear of the bar of the dashboard and the links to the sections.
      className="scroll-mt-30 outline-none"
    >
      <Card>
        <CardBody className="grid gap-5">
          <div>
            <h2 id={id} className="text-lg font-bold">
              {texts[section].title}
            </h2>
            {hint && <p className="text-muted mt-0.5 text-sm">{hint}</p>}
          </div>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
