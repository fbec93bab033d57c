import encodeQR from "qr";

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** Accessible name of the picture. */
  readonly label: string;
}

/** A text as a QR code, dark on light in every theme: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, "raw");
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} className="size-52">
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
