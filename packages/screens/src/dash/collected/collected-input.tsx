import type { CollectedView } from "@shop/data/dash/collected/view.ts";
import { MAX_COLLECTED_BYTES } from "@shop/domain/collected/read-collected.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DashSection } from "../shared/dash-section.tsx";
import { SheetInput } from "../shared/sheet/sheet-input.tsx";

/** Props of {@link CollectedInput}. */
export interface CollectedInputProps extends Pick<CollectedView, "upload" | "progress" | "onUpload"> {
  /** Whether a booking is under way, which no other sheet may replace. */
  readonly isBooking: boolean;
}

/** The choice of a courier's sheet: a file, or pasted rows. */
export function CollectedInput({ isBooking, ...input }: CollectedInputProps) {
  const texts = useMessages("dashCollected");
  return (
    <DashSection title={texts.sheet}>
      <SheetInput {...input} texts={texts} pastedName="" maxBytes={MAX_COLLECTED_BYTES} isOpen={!isBooking} />
    </DashSection>
  );
}
