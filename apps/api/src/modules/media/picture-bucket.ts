import { buffer } from "node:stream/consumers";

import { ApiError } from "@shop/contract/api-error.ts";
import { AwsClient } from "aws4fetch";

import { errorMessage } from "../../error-code.ts";
import { StartError } from "../../start-error.ts";
import { ORIGINALS, type PictureFiles } from "./picture-files.ts";

/** A bucket of an S3 store, and what signs its requests. */
export interface BucketPlace {
  /** Address of the store, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** What the names of all files begin with: '' or 'shop/'. */
  readonly prefix: string;
}

/** Milliseconds within which the store has to answer. */
const ANSWER_MS = 10_000;

const KEY = /<Key>(?<key>[^<]+)<\/Key>/;
const CHANGED = /<LastModified>(?<at>[^<]+)<\/LastModified>/;
const NEXT = /<NextContinuationToken>(?<token>[^<]+)<\/NextContinuationToken>/;
/** The code of an error: 'NoSuchBucket', 'SignatureDoesNotMatch'. */
const CODE = /<Code>(?<code>\w+)<\/Code>/;

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#39;", "'");

const unavailable = (cause: unknown): ApiError => Object.assign(new ApiError("unavailable"), { cause });

const refusal = async (response: Response): Promise<Error> => {
  const code = CODE.exec(await response.text().catch(() => ""))?.groups?.["code"];
  return new Error(`The store of MEDIA_URL answered ${response.status}${code ? ` (${code})` : ""}.`);
};

const accepted = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw unavailable(await refusal(response));
};

/** The files of pictures in a bucket. A store that cannot be reached, or refuses, throws unavailable. */
export function pictureBucket(place: BucketPlace): PictureFiles & { readonly check: () => Promise<void> } {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket, prefix } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const addressOf = (name: string): string => `${base}/${prefix}${name}`;

  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await client.fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    } catch (cause) {
      throw unavailable(cause);
    }
  };
  async function* list(only = ""): AsyncGenerator<{ name: string; storedAt: Date }> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        "list-type": "2",
        prefix: prefix + only,
        ...(token !== undefined && { "continuation-token": token }),
      });
      const text = await (await accepted(await send(`${base}?${query.toString()}`))).text();
      for (const [content] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const key = KEY.exec(content)?.groups?.["key"];
        const at = CHANGED.exec(content)?.groups?.["at"];
        if (key !== undefined && at !== undefined) {
          yield { name: unescaped(key).slice(prefix.length), storedAt: new Date(at) };
        }
      }
      const next = NEXT.exec(text)?.groups?.["token"];
      token = next === undefined ? undefined : unescaped(next);
    } while (token !== undefined);
  }

  return {
    list,
    read: async (name) => {
      const response = await send(addressOf(name));
      if (response.status === 404) return null;
      return (await accepted(response)).body;
    },
    write: async (name, content) => {
      // At most the size of an upload: 10 MB.
      const body = await buffer(content);
      await (await accepted(await send(addressOf(name), { method: "PUT", body }))).body?.cancel();
    },
    touch: async (name) => {
      const headers = {
        "x-amz-copy-source": `/${bucket}/${prefix}${name}`,
        "x-amz-metadata-directive": "REPLACE",
      };
      const response = await send(addressOf(name), { method: "PUT", headers });
      if (response.status === 404) return false;
      await (await accepted(response)).body?.cancel();
      return true;
    },
    remove: async (name) => {
      await (await accepted(await send(addressOf(name), { method: "DELETE" }))).body?.cancel();
    },
    findStored: async () => {
      const keys = new Set<string>();
      for await (const { name } of list(ORIGINALS)) keys.add(name.slice(ORIGINALS.length));
      return (name) => keys.has(name.replace(/-\d+\.\w+$/, "").replace(ORIGINALS, ""));
    },
    check: async () => {
      let response: Response;
      try {
        response = await client.fetch(`${base}?list-type=2&prefix=${encodeURIComponent(`${prefix}check`)}`, {
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        if (!response.ok) throw await refusal(response);
      } catch (cause) {
        throw new StartError(
          "media_unreachable",
          `The pictures' store ${new URL(endpoint).host}/${bucket} of MEDIA_URL cannot be used (${errorMessage(cause)}).`,
          { cause },
        );
      }
    },
  };
}
