import type { ReactNode } from "react";

export interface MessagePageProps {
  /** Figures on the drawn display, such as '404'. */
  readonly reading: string;
  /** The page's main heading. */
  readonly title: string;
  /** The explanation below the heading. */
  readonly text: string;
  /** Actions. */
  readonly children: ReactNode;
}

/** A page with a message only: a meter's display on the measuring grid, text and actions. */
export function MessagePage({ reading, title, text, children }: MessagePageProps) {
  return (
    <div className="measuring-grid border-line my-6 grid place-items-center rounded-lg border p-4 lg:my-10 lg:py-16">
      <div className="border-line bg-surface grid w-full max-w-xl justify-items-center gap-4 rounded-lg border p-6 text-center lg:p-10">
        <p
          aria-hidden
          className="figures border-line-strong bg-sunken rounded-md border-2 px-6 py-2 text-5xl font-bold tracking-widest"
        >
          {reading}
        </p>
        <h1 className="text-2xl font-bold first-letter:uppercase lg:text-3xl">{title}</h1>
        <p className="text-muted max-w-md">{text}</p>
        {children}
      </div>
    </div>
  );
}
