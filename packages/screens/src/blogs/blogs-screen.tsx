import type { Brand } from "@shop/contract/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { BrandLogos } from "../parts/brand-logos.tsx";
import { ScreenHead } from "../parts/screen-head.tsx";

/** What a {@link BlogsScreen} takes. */
export interface BlogsScreenProps {
  readonly brands: readonly Brand[];
}

/** The blogs page: its title and the brands' logos. */
export function BlogsScreen({ brands }: BlogsScreenProps) {
  const texts = useMessages("about");
  return (
    <>
      <ScreenHead title={texts.blogsTitle} />
      <BrandLogos brands={brands} label={texts.brands} perRow={2} />
    </>
  );
}
