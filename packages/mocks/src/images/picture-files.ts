/** A PNG picture of one pixel. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  (sign) => sign.codePointAt(0) ?? 0,
);

/** A picture as a file, as people choose one; `size` pads it. */
export const pictureFile = (name: string, size = PNG.length): File =>
  new File([PNG, new Uint8Array(Math.max(0, size - PNG.length))], name, { type: "image/png" });

/** A text that is named like a picture, which browsers take the type from. */
export const textNamedLikePicture = (name: string): File =>
  new File(["no picture"], name, { type: "image/png" });
