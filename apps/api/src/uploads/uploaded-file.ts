import { openAsBlob } from "node:fs";

/** An uploaded file, whose content is on the disk until its request ends. */
export class UploadedFile extends File {
  readonly path: string;

  private constructor(content: Blob, name: string, path: string) {
    super([content], name);
    this.path = path;
  }

  /** Opens a file of the disk under the name that it was uploaded with. */
  static async open(path: string, name: string): Promise<UploadedFile> {
    return new UploadedFile(await openAsBlob(path), name, path);
  }
}

/** The path of a file from the validated input of an endpoint whose body is multipart. */
export function uploadPath(file: Blob): string {
  if (!(file instanceof UploadedFile)) throw new TypeError("The file was not uploaded.");
  return file.path;
}
