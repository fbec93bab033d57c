import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import EyeOff from "lucide-react/icons/eye-off";
import PencilLine from "lucide-react/icons/pencil-line";

export interface VisibilityBadgeProps {
  /** Where shoppers see the product. */
  readonly visibility: Visibility;
}

/** Says that a product is hidden or a draft; nothing for one that is shown. */
export function VisibilityBadge({ visibility }: VisibilityBadgeProps) {
  const { visibilities: names } = useMessages("dashShell").fields;
  if (visibility === "shown") return null;
  const isDraft = visibility === "draft";
  return (
    <Badge tone={isDraft ? "caution" : "neutral"} icon={isDraft ? <PencilLine /> : <EyeOff />}>
      {names[visibility]}
    </Badge>
  );
}
