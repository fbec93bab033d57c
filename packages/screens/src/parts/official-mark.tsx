import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import CircleCheck from "lucide-react/icons/circle-check";

/** Marks a brand whose official distributor the shop is. */
export const OfficialMark = () => (
  <Badge tone="positive" icon={<CircleCheck />}>
    {useMessages("products").officialDistributor}
  </Badge>
);
