import type { IncomingMessage } from "node:http";
import { request } from "node:https";

import type { LinkFault } from "@shop/contract/product-files/product-file.ts";
import { errorCode } from "@shop/serving/error-code.ts";

import { PRIVATE_ADDRESS, publicLookup, refusePrivateHost } from "./public-address.ts";

/** Result of the check of a link. */
export interface LinkCheck {
  /** Null where the link leads to a PDF. */
  readonly fault: LinkFault | null;
  /** Size of the PDF where its server states it. */
  readonly bytes: number | null;
}

/** Sends a request and resolves with the head of its answer. */
export type SendRequest = (url: URL, method: "HEAD" | "GET", signal: AbortSignal) => Promise<IncomingMessage>;

/** Milliseconds for all requests of one check. */
const CHECK_MS = 15_000;
const MAX_REDIRECTS = 5;
/** The signature of a PDF stands within so many bytes. */
const HEAD_BYTES = 1024;
const MAX_BYTES = 2 ** 31 - 1;

/** Sends a request to a public address only. */
const sendToPublic: SendRequest = (url, method, signal) =>
  new Promise((resolve, reject) => {
    refusePrivateHost(url.hostname);
    request(url, {
      method,
      signal,
      lookup: publicLookup,
      agent: false,
      headers: {
        accept: "application/pdf,*/*;q=0.8",
        "user-agent": "Mozilla/5.0 (compatible; shop link check)",
        ...(method === "GET" && { range: `bytes=0-${HEAD_BYTES - 1}` }),
      },
    })
      .once("response", resolve)
      .once("error", reject)
      .end();
  });

/** The first bytes of an answer; the rest is not read. */
async function firstBytes(response: IncomingMessage): Promise<string> {
  let head = "";
  for await (const chunk of response) {
    head += Buffer.isBuffer(chunk) ? chunk.toString("latin1") : String(chunk);
    if (head.length >= HEAD_BYTES) break;
  }
  return head.slice(0, HEAD_BYTES);
}

function sizeOf({ headers, statusCode }: IncomingMessage): number | null {
  const total = statusCode === 206 ? headers["content-range"]?.split("/")[1] : headers["content-length"];
  const bytes = /^\d{1,10}$/.test(total ?? "") ? Number(total) : Number.NaN;
  return bytes > 0 && bytes <= MAX_BYTES ? bytes : null;
}

const isOk = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

function faultOfStatus(status: number): LinkFault {
  if (status === 404 || status === 410) return "not_found";
  return status >= 500 ? "server_error" : "refused";
}

/** Follows redirects from https to https; throws after too many of them. */
async function follow(
  address: string,
  method: "HEAD" | "GET",
  send: SendRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let left = MAX_REDIRECTS; left >= 0; left -= 1) {
    if (url.protocol !== "https:") throw new Error(`${url.href} is not encrypted.`);
    const response = await send(url, method, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return response;
    response.destroy();
    url = new URL(headers.location, url);
  }
  throw new Error("There are too many redirects.");
}

/** Finds out whether a link leads to a PDF, by HEAD and where that does not say so by the first bytes of GET; reads a bounded part in bounded time. */
export async function checkLink(address: string, send: SendRequest = sendToPublic): Promise<LinkCheck> {
  const signal = AbortSignal.timeout(CHECK_MS);
  const open: IncomingMessage[] = [];
  const sendOpen: SendRequest = async (...args) => {
    const response = await send(...args);
    // An aborted response emits an error, which would end the process without a listener.
    response.on("error", () => undefined);
    open.push(response);
    return response;
  };
  try {
    const head = await follow(address, "HEAD", sendOpen, signal);
    if (isOk(head) && /^application\/pdf\b/i.test(head.headers["content-type"] ?? "")) {
      return { fault: null, bytes: sizeOf(head) };
    }
    const answer = await follow(address, "GET", sendOpen, signal);
    if (!isOk(answer)) return { fault: faultOfStatus(answer.statusCode ?? 0), bytes: null };
    const isPdf = (await firstBytes(answer)).includes("%PDF-");
    return isPdf ? { fault: null, bytes: sizeOf(answer) } : { fault: "no_pdf", bytes: null };
  } catch (error) {
    return { fault: errorCode(error) === PRIVATE_ADDRESS ? "private_address" : "unreachable", bytes: null };
  } finally {
    for (const response of open) response.destroy();
  }
}
