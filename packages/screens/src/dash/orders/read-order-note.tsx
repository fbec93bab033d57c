import { useMessages } from "@shop/i18n/i18n.tsx";

import { DashSection } from "../shared/dash-section.tsx";

export interface ReadOrderNoteProps {
  /** The note of the shop; '' without one. */
  readonly note: string;
}

/** The shop's note of an order for those who may not change it; nothing without one. */
export function ReadOrderNote({ note }: ReadOrderNoteProps) {
  const { note: texts } = useMessages("dashOrders");
  if (note === "") return null;
  return (
    <DashSection title={texts.title}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note}
      </p>
    </DashSection>
  );
}
