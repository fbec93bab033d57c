import { cn } from "@shop/ui/cn.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { type ReactNode, useId } from "react";

export interface OverviewSectionProps {
  /** Text of the heading. */
  readonly title: string;
  /** Small text beside the heading; none by default. */
  readonly note?: ReactNode;
  /** A link below the content. */
  readonly link?: { readonly href: string; readonly text: string };
  /** Place and height of the section in its grid. */
  readonly className: string;
  /** Content below the heading. */
  readonly children: ReactNode;
}

/** A titled part of the overview. */
export function OverviewSection({ title, note, link, className, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn("border-line bg-surface flex min-w-0 flex-col rounded-md border p-4", className)}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <span className="text-muted text-sm">{note}</span>}
      </div>
      {children}
      {link && (
        <TextLink href={link.href} className="mt-auto inline-flex min-h-11 items-center self-start text-sm">
          {link.text}
        </TextLink>
      )}
    </section>
  );
}
