import { expect, test } from "vitest";

import { largePictureAddress } from "./large-picture.ts";
import { hasPictureSignature } from "./picture-signature.ts";
import { pictureAddresses, pictureSources, thumbnailAddress } from "./pictures.ts";

test("API-25 a record holds one or several addresses, separated by the pipe character", () => {
  const records = [{ image: "/media/a.webp" }, { image: "/media/b.webp| https://x.example/c.jpg |" }];
  expect(pictureAddresses(records)).toEqual(["/media/a.webp", "/media/b.webp", "https://x.example/c.jpg"]);
});

test("LIST-5 records without a URL hold no picture", () => {
  expect(pictureAddresses([{ image: "" }, { image: " | " }])).toEqual([]);
  expect(pictureAddresses([])).toEqual([]);
});

test("a stored picture comes in every width and format, the best format first", () => {
  expect(pictureSources("/media/uno-1a2b.webp")).toEqual({
    src: "/media/uno-1a2b-640.webp",
    sources: [
      {
        type: "image/avif",
        srcSet:
          "/media/uno-1a2b-320.avif 320w, /media/uno-1a2b-640.avif 640w, /media/uno-1a2b-1280.avif 1280w",
      },
      {
        type: "image/webp",
        srcSet:
          "/media/uno-1a2b-320.webp 320w, /media/uno-1a2b-640.webp 640w, /media/uno-1a2b-1280.webp 1280w",
      },
    ],
  });
});

test.for([
  "https://cdn.example/media/a.webp",
  "/media/../a.webp",
  "/media/a.jpg",
  "/media/brand-kelvra-1a2b3c4d.svg",
  "blob:x",
])("a picture that stands elsewhere is shown as it is: %s", (address) => {
  expect(pictureSources(address)).toEqual({ src: address, sources: [] });
});

test.for([
  ["/media/uno-1a2b.webp", "/media/uno-1a2b-320.webp"],
  ["https://cdn.example/media/a.webp", "https://cdn.example/media/a.webp"],
] as const)("lists show the smallest form of a stored picture: %s", ([address, thumbnail]) => {
  expect(thumbnailAddress(address)).toBe(thumbnail);
});

test("DETAIL-2 the viewer loads the largest stored form, and other hosts' pictures as they are", () => {
  expect(largePictureAddress("/media/k45-1a2b.webp")).toBe("/media/k45-1a2b-1280.webp");
  expect(largePictureAddress("https://pictures.example/k45.webp")).toBe("https://pictures.example/k45.webp");
});

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

test.each([
  ["JPEG", "\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF"],
  ["PNG", "\u0089PNG\r\n\u001A\n"],
  ["WebP", "RIFF\u0012\0\0\0WEBPVP8 "],
  ["GIF", "GIF89a"],
  ["AVIF", "\0\0\0\u001Cftypavif\0\0\0\0mif1"],
  ["AVIF by a compatible brand", "\0\0\0\u001Cftypmif1\0\0\0\0mif1avif"],
])("D-29 a file begins like a picture: %s", (_format, head) => {
  expect(hasPictureSignature(bytesOf(head))).toBe(true);
});

test.each([
  ["a text", "no picture at all"],
  ["nothing", ""],
  ["SVG", "<svg xmlns="],
  ["a WAV sound", "RIFF\u0012\0\0\0WAVEfmt "],
  ["an MP4 film", "\0\0\0\u001Cftypisom\0\0\0\0isommp42"],
])("D-29 a file does not begin like a picture: %s", (_format, head) => {
  expect(hasPictureSignature(bytesOf(head))).toBe(false);
});
