import "./page.css";
import type { ReactNode } from "react";

export interface FoundationsPageProps {
  /** Heading of the page. */
  readonly title: string;
  /** Paragraph below the heading. */
  readonly intro: ReactNode;
  /** Content below the introduction. */
  readonly children: ReactNode;
}

/** Frame of a Storybook page on design foundations. */
export function FoundationsPage({ title, intro, children }: FoundationsPageProps) {
  return (
    <main className="foundations" lang="en" dir="ltr">
      <h1>{title}</h1>
      <p className="intro">{intro}</p>
      {children}
    </main>
  );
}
