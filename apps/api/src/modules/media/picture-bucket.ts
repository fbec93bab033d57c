import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

import { ApiError } from "@shop/contract/api-error.ts";
import { errorCode, errorMessage } from "@shop/serving/error-code.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { AwsClient } from "aws4fetch";

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

/** Milliseconds within which the store has to answer, and to send more of an answer. */
const ANSWER_MS = 5000;
/** Milliseconds within which a file of at most 20 MB has to be sent. */
const WRITE_MS = 60_000;
/** Milliseconds until a request is repeated that the store could not carry out. */
const RETRY_MS = 100;

const KEY = /<Key>(?<key>[^<]+)<\/Key>/;
const CHANGED = /<LastModified>(?<at>[^<]+)<\/LastModified>/;
const NEXT = /<NextContinuationToken>(?<token>[^<]+)<\/NextContinuationToken>/;
/** The code of an error: 'NoSuchBucket', 'SignatureDoesNotMatch'. */
const CODE = /<Code>(?<code>\w+)<\/Code>/;
/** Names of a shop's files: others have folders in the same bucket, and stores mark a folder by an empty file. */
const NAME = /^(?:originals\/)?[\w-][\w.-]*$/;

const unescaped = (xml: string): string => xml.replaceAll("&amp;", "&").replaceAll("&#39;", "'");

const unavailable = (cause: unknown): ApiError => Object.assign(new ApiError("unavailable"), { cause });

async function* contentOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const content = Readable.fromWeb(body);
  // The signal of a fetch is lost once its request, being answered, is garbage.
  const wait = () => setTimeout(() => content.destroy(new Error(`no more in ${ANSWER_MS} ms`)), ANSWER_MS);
  let timer = wait();
  try {
    for await (const chunk of content) {
      clearTimeout(timer);
      yield chunk;
      timer = wait();
    }
  } catch (cause) {
    throw unavailable(cause);
  } finally {
    clearTimeout(timer);
  }
}

const refusal = ({ status }: Response, content: string): ApiError => {
  const code = CODE.exec(content)?.groups?.["code"];
  return unavailable(new Error(`The store of MEDIA_URL answered ${status}${code ? ` (${code})` : ""}.`));
};

/** The text of an answer; throws unavailable where the store refused the request. */
async function textOf(response: Response): Promise<string> {
  const content = await text(contentOf(response));
  if (!response.ok) throw refusal(response, content);
  return content;
}

/** The files of pictures in a bucket. A store that cannot be reached, or refuses, throws unavailable. */
export function pictureBucket(place: BucketPlace): PictureFiles & { readonly check: () => Promise<void> } {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket, prefix } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const addressOf = (name: string): string => `${base}/${prefix}${name}`;

  const send = async (address: string, init: RequestInit = {}, limitMs = ANSWER_MS): Promise<Response> => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error(`no answer in ${limitMs} ms`)), limitMs);
    try {
      for (let triesLeft = 2; ; triesLeft -= 1) {
        // With the signal outside of the request, which would forget it once it is garbage.
        const response = await fetch(await client.sign(address, init), { signal: waiting.signal });
        if (response.status < 500 || triesLeft === 0) return response;
        await response.body?.cancel();
        await delay(RETRY_MS);
      }
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      clearTimeout(timer);
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
      const page = await textOf(await send(`${base}?${query.toString()}`));
      for (const [content] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const name = unescaped(KEY.exec(content)?.groups?.["key"] ?? "").slice(prefix.length);
        const at = CHANGED.exec(content)?.groups?.["at"];
        if (NAME.test(name) && at !== undefined) yield { name, storedAt: new Date(at) };
      }
      const next = NEXT.exec(page)?.groups?.["token"];
      token = next === undefined ? undefined : unescaped(next);
    } while (token !== undefined);
  }

  const read: PictureFiles["read"] = async (name) => {
    const response = await send(addressOf(name));
    if (response.ok) return contentOf(response);
    const content = await text(contentOf(response));
    if (response.status === 404) return null;
    throw refusal(response, content);
  };
  const write: PictureFiles["write"] = async (name, content) => {
    const body = await buffer(content);
    await textOf(await send(addressOf(name), { method: "PUT", body }, WRITE_MS));
  };

  return {
    list,
    read,
    write,
    touch: async (name) => {
      // Not by a copy onto itself, which does not make it new on every store.
      const content = await read(name);
      if (!content) return false;
      await write(name, content);
      return true;
    },
    remove: async (name, before) => {
      // An answer to HEAD has no content.
      const response = await send(addressOf(name), { method: "HEAD" });
      if (response.status === 404) return false;
      if (!response.ok) throw refusal(response, "");
      if (new Date(response.headers.get("last-modified") ?? Date.now()) > before) return false;
      await textOf(await send(addressOf(name), { method: "DELETE" }));
      return true;
    },
    findStored: async () => {
      const names = new Set<string>();
      for await (const { name } of list(ORIGINALS)) names.add(name);
      return (name) => names.has(name);
    },
    check: async () => {
      try {
        const query = new URLSearchParams({ "list-type": "2", prefix: `${prefix}check` });
        await textOf(await send(`${base}?${query.toString()}`));
      } catch (error) {
        const cause = error instanceof ApiError ? error.cause : error;
        throw new StartError(
          "media_unreachable",
          `The pictures' store ${new URL(endpoint).host}/${bucket} of MEDIA_URL cannot be used (${errorCode(cause) ?? errorMessage(cause)}).`,
          { cause },
        );
      }
    },
  };
}
