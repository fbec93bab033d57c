import type { Brand } from "@shop/domain/site/brand-logos.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { BrandLogos } from "../../shared/product/brand-logos.tsx";

export interface BlogsScreenProps {
  /** The brands whose logos are shown, in order. */
  readonly brands: ReadonlyArray<Brand>;
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
