import { pages } from "@shop/domain/site/pages.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";

/** A link to all products, as the main command of an empty page. */
export const ProductsLink = ({ children }: { readonly children: string }) => (
  <Link href={pages.products} className={buttonClasses({ variant: "signal", size: "lg" })}>
    {children}
  </Link>
);
