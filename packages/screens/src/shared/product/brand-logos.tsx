import type { Brand } from "@shop/domain/site/brand-logos.ts";
import { cn } from "@shop/ui/cn.ts";

export interface BrandLogosProps {
  /** The brands in order; a logo's alternative text is the brand's name. */
  readonly brands: readonly Brand[];
  /** Name of the list. */
  readonly label: string;
  /** Columns on wide screens. */
  readonly perRow: 2 | 4;
}

/** The brands' logos side by side. */
export function BrandLogos({ brands, label, perRow }: BrandLogosProps) {
  return (
    <ul
      aria-label={label}
      className={cn("grid gap-3 sm:grid-cols-2 lg:gap-4", perRow === 4 && "lg:grid-cols-4")}
    >
      {brands.map(({ name, logo }) => (
        <li key={name} className="border-line bg-surface overflow-hidden rounded-md border">
          <img
            src={logo}
            alt={name}
            width={960}
            height={360}
            className="aspect-[8/3] w-full object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
