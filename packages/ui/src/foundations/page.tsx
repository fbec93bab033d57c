import "./page.css";
import type { ReactNode } from "react";

/** What a {@link FoundationsPage} takes. */
export interface FoundationsPageProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** Frame of one page about the shop's look and language, for Storybook. */
export function FoundationsPage({ title, intro, children }: FoundationsPageProps) {
  return (
    <main className="foundations" lang="en" dir="ltr">
      <h1>{title}</h1>
      <p className="intro">{intro}</p>
      {children}
    </main>
  );
}
