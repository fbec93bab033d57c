import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";

import type { RequestBody, ResponseBody } from "../call.ts";
import { toFormData } from "../form-data.ts";
import { connectionError, responseError } from "../request-error.ts";

/** The calls that upload files. */
type UploadCall =
  | "addProductFile"
  | "createImages"
  | "updateImages"
  | "createImport"
  | "previewAttributes"
  | "importAttributes"
  | "uploadImportPictures"
  | "previewSettlement";

/** The input of an upload. */
interface UploadInput<N extends UploadCall> {
  readonly body: RequestBody<N>;
  readonly params?: Readonly<Record<string, string>>;
  /** Called with the share of the request that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Makes an upload; rejects with a `RequestError`. */
export type UploadRequest = <N extends UploadCall>(
  name: N,
  input: UploadInput<N>,
) => Promise<ResponseBody<N>>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Uploads to the page's own origin with its cookie, and reports progress, which `fetch` does not. */
export const upload: UploadRequest = (name, { body, params, onProgress }) =>
  new Promise((resolve, reject) => {
    const address = adminAddresses[name];
    const request = new XMLHttpRequest();
    request.open(address.method, addressOf(address, params));
    request.setRequestHeader("accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const answer: unknown = parse(responseText);
      if (status < 200 || status > 299) reject(responseError(status, answer));
      else if (isAnswer<typeof name>(answer)) resolve(answer);
      else reject(connectionError(new Error(`The response of ${name} is not JSON.`)));
    });
    request.addEventListener("error", () => reject(connectionError(new Error(`${name} got no response.`))));
    request.send(toFormData(body));
  });

/** Any JSON is valid, as for the other calls: a browser loads no schemas of answers. */
const isAnswer = <N extends UploadCall>(answer: unknown): answer is ResponseBody<N> => answer !== undefined;
