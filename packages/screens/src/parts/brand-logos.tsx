import type { Brand } from "@shop/contract/shop.ts";

/** What {@link BrandLogos} take. */
export interface BrandLogosProps {
  readonly brands: readonly Brand[];
  /** Name of the list. */
  readonly label: string;
}

/** The brands' logos side by side. */
export function BrandLogos({ brands, label }: BrandLogosProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {brands.map(({ name, logo }) => (
        <li
          key={name}
          className="border-line bg-surface grid h-32 place-items-center rounded-md border p-4 lg:h-44"
        >
          <img
            src={logo}
            alt={name}
            width={360}
            height={120}
            className="max-h-full w-auto max-w-full object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
