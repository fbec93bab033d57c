import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { dashLinks } from "../shell/dash-links.ts";

/** Links to the pages to which nothing in the overview leads. */
export function OtherPlaces() {
  const { shell } = useMessages("dashShell");
  const { places } = useMessages("dashOverview");
  return (
    <nav aria-label={places.title} className="mt-6">
      <ul className="grid gap-4 sm:grid-cols-3">
        {dashLinks.map(
          ({ href, Icon, menu }) =>
            (menu === "categories" || menu === "subCategories" || menu === "slider") && (
              <li key={href}>
                <Link href={href} className="hover:bg-sunken flex min-h-11 items-start gap-3 rounded-md p-2">
                  <Icon aria-hidden className="text-muted mt-0.5 size-5 shrink-0" />
                  <span>
                    <span className="block font-semibold first-letter:uppercase">{shell[menu]}</span>
                    <span className="text-muted block text-sm">{places[menu]}</span>
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
