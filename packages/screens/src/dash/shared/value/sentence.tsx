import type { ReactNode } from "react";

/** A command's text that begins with a capital letter on the screen; the text itself stays as specified. */
export const Sentence = ({ children }: { readonly children: ReactNode }) => (
  <span className="inline-block first-letter:uppercase">{children}</span>
);
