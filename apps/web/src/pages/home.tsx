import { pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { useHomeModel } from "@shop/data/models/use-home-model.ts";
import { categories } from "@shop/data/queries.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { HomeScreen } from "@shop/screens/home/home-screen.tsx";

import { PageHead } from "../head/page-head.tsx";
import { StructuredData } from "../head/structured-data.tsx";
import { organization, website } from "../head/things.ts";
import { PlacedOrderNote } from "../orders/placed-order-note.tsx";
import type { Warm } from "../page-module.ts";
import { useSite } from "../site-context.ts";

export const warm: Warm = ({ api, queryClient }) => queryClient.ensureQueryData(categories(api));

/** The home page. */
export function Page() {
  const { promise } = useMessages("home");
  const { locale } = useLocale();
  const { origin } = useSite();
  return (
    <>
      <PageHead description={`${shop.tagline[locale]}. ${promise}`} address={pages.home} />
      <StructuredData
        things={import.meta.env.SSR ? [organization(origin, locale), website(origin, locale)] : []}
      />
      <PlacedOrderNote />
      <HomeScreen {...useHomeModel()} shop={shop} slides={slides} />
    </>
  );
}
