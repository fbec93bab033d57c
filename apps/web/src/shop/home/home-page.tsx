import { useHomeModel } from "@shop/data/shop/home/use-home-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { HomeScreen } from "@shop/screens/shop/home/home-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { organization, store, website } from "../../head/schema-org.ts";
import { useSite } from "../../site-context.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { PlacedOrderNote } from "../orders/placed-order-note.tsx";
import { HomeSectionsPart } from "./home-sections-part.tsx";

/** The home page. */
export function HomePage() {
  const shop = useShop();
  const { locale } = useLocale();
  const { origin } = useSite();
  const model = useHomeModel();
  const onAddToCart = useAddToCart();
  const sections = model.home.status === "ready" ? model.home.data.sections : [];
  const shownBranches = sections.find(({ kind }) => kind === "branches")?.branches ?? [];
  return (
    <>
      <PageHead
        description={[shop.tagline[locale], shop.promise[locale]].filter(Boolean).join(". ")}
        address={pages.home}
        graph={
          import.meta.env.SSR
            ? [
                organization(shop, origin, locale),
                website(shop, origin, locale),
                ...shownBranches.map((branch) => store(branch, origin, locale)),
              ]
            : []
        }
      />
      <PlacedOrderNote />
      <HomeScreen {...model} shop={shop} infoPages={shop.infoPages}>
        {sections.length > 0 && (
          <HomeSectionsPart sections={sections} shop={shop} onAddToCart={onAddToCart} />
        )}
      </HomeScreen>
    </>
  );
}
