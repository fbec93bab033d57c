import { type ReactNode, type Ref, useId } from "react";

export interface BulkSectionProps {
  /** Text of the heading, which also names the section. */
  readonly title: string;
  /** Its heading, to be focused once the part appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Content below the heading. */
  readonly children: ReactNode;
}

/** A titled part of a page of bulk changes. */
export function BulkSection({ title, headingRef, children }: BulkSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line bg-surface mb-4 rounded-md border p-4">
      <h2
        ref={headingRef}
        id={id}
        tabIndex={headingRef ? -1 : undefined}
        className="mb-3 font-semibold outline-none first-letter:uppercase"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
