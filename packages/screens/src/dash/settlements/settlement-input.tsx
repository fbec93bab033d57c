import type { SettlementView } from "@shop/data/dash/settlements/view.ts";
import { MAX_COLLECTED_BYTES } from "@shop/domain/settlements/read-settlement.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DashSection } from "../shared/dash-section.tsx";
import { SheetInput } from "../shared/sheet/sheet-input.tsx";

export interface SettlementInputProps extends Pick<SettlementView, "upload" | "progress" | "onUpload"> {
  /** Whether a booking is under way, which no other sheet may replace. */
  readonly isBooking: boolean;
}

/** The choice of a courier's sheet: a file, or pasted rows. */
export function SettlementInput({ isBooking, ...input }: SettlementInputProps) {
  const texts = useMessages("dashSettlement");
  return (
    <DashSection title={texts.sheet}>
      <SheetInput {...input} texts={texts} pastedName="" maxBytes={MAX_COLLECTED_BYTES} isOpen={!isBooking} />
    </DashSection>
  );
}
