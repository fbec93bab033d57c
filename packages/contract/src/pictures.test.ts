import { expect, test } from "vitest";

import { pictureAddresses, pictureSources } from "./pictures.ts";

test("API-25 a record holds one or several addresses, separated by the pipe character", () => {
  const records = [{ image: "/media/a.webp" }, { image: "/media/b.webp| https://x.example/c.jpg |" }];
  expect(pictureAddresses(records)).toEqual(["/media/a.webp", "/media/b.webp", "https://x.example/c.jpg"]);
});

test("LIST-5 records without an address hold no picture", () => {
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
  "/brands/kelvra.svg",
  "blob:x",
])("a picture that stands elsewhere is shown as it is: %s", (address) => {
  expect(pictureSources(address)).toEqual({ src: address, sources: [] });
});
