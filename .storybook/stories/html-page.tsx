import { useState } from "react";

/** Props of {@link HtmlPage}. */
export interface HtmlPageProps {
  /** Title of the frame. */
  readonly title: string;
  /** A whole document. */
  readonly html: string;
  readonly colorScheme: "light" | "dark";
}

/** Shows a document of the server in a frame of its own, as high as its content. */
export function HtmlPage({ title, html, colorScheme }: HtmlPageProps) {
  const [height, setHeight] = useState(600);
  return (
    <iframe
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      style={{ display: "block", width: "100%", height, border: 0, colorScheme }}
      onLoad={({ currentTarget }) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)
      }
    />
  );
}
