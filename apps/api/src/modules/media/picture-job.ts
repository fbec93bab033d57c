import type { IssueCode } from "@shop/contract/codes.ts";

/** A job of the picture process. */
export interface PictureJob {
  readonly id: number;
  /** Path of the uploaded file; variants are written beside it as `{file}-{width}.{format}`. */
  readonly file: string;
}

/** Result of a job; `reason` is null where the picture was converted. */
export interface PictureOutcome {
  readonly id: number;
  readonly reason: IssueCode | null;
}
