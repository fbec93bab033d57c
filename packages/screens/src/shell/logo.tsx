import { cn } from "@shop/ui/cn.ts";

/** What a {@link Logo} takes. */
export interface LogoProps {
  readonly name: string;
  readonly className?: string;
}

/** The Nilometer: a graduated column with the water's level, and the shop's name beside it. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={cn("flex items-center gap-2 text-xl leading-none font-bold", className)}>
      <svg aria-hidden viewBox="0 0 20 28" width="20" height="28" className="shrink-0">
        <path d="M6 15h8v11H6z" fill="var(--signal)" />
        <path
          d="M6 2h8v24H6zM2 26h16M6 6h4M6 10.5h3M6 15h8M6 19.5h3M6 23h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      {name}
    </span>
  );
}
