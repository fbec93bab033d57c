import { encodeQR } from "qr";

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** Accessible name of the picture. */
  readonly label: string;
}

/** A text as a QR code, dark on light in every theme: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, "raw");
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <img
      alt={label}
      className="size-52"
      src={`data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
      )}`}
    />
  );
}
