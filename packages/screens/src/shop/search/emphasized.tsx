import type { Piece } from "./emphasis.ts";

/** Text with its matching segments emphasized. */
export function Emphasized({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, hit }) => {
    const key = (at += text.length);
    return hit ? (
      <mark
        key={key}
        className="decoration-signal-strong bg-transparent font-bold text-inherit underline decoration-2 underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      text
    );
  });
}
