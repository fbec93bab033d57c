/** Props of {@link DashFallback}. */
export interface DashFallbackProps {
  /** What the server's document says where scripts are disabled; browsers never render it. */
  readonly withoutScripts?: string;
}

/** Shown while the dashboard's code is loading, and where scripts are disabled. */
export function DashFallback({ withoutScripts }: DashFallbackProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <noscript>{import.meta.env.SSR && <p className="m-6">{withoutScripts}</p>}</noscript>
    </>
  );
}
