import type { ReactNode } from "react";

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The shop's name beside the mark. */
  readonly children: ReactNode;
}

/** The logo: a graduated column with a water level, and the shop's name. */
export function Logo({ children }: LogoProps) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-xl leading-none font-bold">
      <svg aria-hidden viewBox="0 0 20 28" width="20" height="28" className="shrink-0">
        <path d="M6 15h8v11H6z" fill="var(--signal)" />
        <path
          d="M6 2h8v24H6zM2 26h16M6 6h4M6 10.5h3M6 15h8M6 19.5h3M6 23h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      {children}
    </span>
  );
}
