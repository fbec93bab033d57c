import { join } from "node:path";

import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";

import { createFolder } from "../../create-folder.ts";
import { type BucketPlace, pictureBucket } from "./picture-bucket.ts";
import { type PictureCache, pictureCache } from "./picture-cache.ts";
import { type PictureFiles, pictureFolder } from "./picture-files.ts";

/** Settings of where pictures are stored. */
export type MediaSettings = Pick<
  Settings,
  "DATA_DIR" | "MEDIA_URL" | "AWS_ENDPOINT_URL" | "AWS_REGION" | "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY"
>;

/** Where the shop's pictures are. */
export interface Pictures {
  readonly files: PictureFiles;
  /** Folder that they are served from. */
  readonly folder: string;
  /** Brings those of a bucket into that folder. */
  readonly cache: PictureCache | null;
}

function bucketOf(settings: MediaSettings, url: string): BucketPlace {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: region,
  } = settings;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError(
      "bad_setting",
      "Wrong settings: MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  }
  const { host: bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  return {
    endpoint: settings.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    bucket,
    prefix: prefix === "" ? "" : `${prefix}/`,
  };
}

/** The files of the shop's pictures: a bucket with MEDIA_URL, which has to answer, else a folder. Throws a StartError. */
export async function openPictureFiles(settings: MediaSettings): Promise<PictureFiles> {
  if (settings.MEDIA_URL === undefined) return pictureFolder(join(settings.DATA_DIR, "media"));
  const bucket = pictureBucket(bucketOf(settings, settings.MEDIA_URL));
  await bucket.check();
  return bucket;
}

/** The shop's pictures as they are stored and served. Throws a StartError. */
export async function openPictures(settings: MediaSettings): Promise<Pictures> {
  const files = await openPictureFiles(settings);
  if (settings.MEDIA_URL === undefined) {
    const folder = join(settings.DATA_DIR, "media");
    createFolder(folder);
    return { files, folder, cache: null };
  }
  const cache = pictureCache(files, join(settings.DATA_DIR, "media-cache"));
  return { files, folder: cache.folder, cache };
}
