import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";

/** Marks a brand whose official distributor the shop is. */
export const OfficialMark = () => (
  <Badge tone="positive" icon={<BadgeCheck />}>
    {useMessages("products").officialDistributor}
  </Badge>
);
