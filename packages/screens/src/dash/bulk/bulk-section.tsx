import { type ReactNode, useId } from "react";

/** Props of {@link BulkSection}. */
export interface BulkSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a page of bulk changes. */
export function BulkSection({ title, children }: BulkSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line bg-surface mb-4 rounded-md border p-4">
      <h2 id={id} className="mb-3 font-semibold first-letter:uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
