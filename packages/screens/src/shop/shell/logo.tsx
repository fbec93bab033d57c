import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { cn } from "@shop/ui/cn.ts";
import type { ReactNode } from "react";

export interface LogoProps {
  /** The stored picture of the logo, '' for the mark of the software; and whether it holds the shop's name. */
  readonly shop: Pick<Shop, "logo" | "logo_has_name">;
  /** The shop's name beside the picture; spoken alone where the picture holds it. */
  readonly children: ReactNode;
}

/** The mark of the software: a graduated column with a water level. */
const mark = (
  <svg aria-hidden viewBox="0 0 20 28" width="20" height="28" className="shrink-0">
    <path d="M6 15h8v11H6z" fill="var(--signal)" />
    <path
      d="M6 2h8v24H6zM2 26h16M6 6h4M6 10.5h3M6 15h8M6 19.5h3M6 23h4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  </svg>
);

/** The shop's logo with its name. */
export function Logo({ shop: { logo, logo_has_name: hasName }, children }: LogoProps) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-xl leading-none font-bold">
      {logo === "" ? (
        mark
      ) : (
        <img
          src={thumbnailAddress(logo)}
          alt=""
          className={cn("min-w-0 object-contain", hasName ? "h-9 max-w-44" : "h-8 max-w-16 shrink-0")}
        />
      )}
      {logo !== "" && hasName ? <span className="sr-only">{children}</span> : children}
    </span>
  );
}
