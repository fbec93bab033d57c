import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Delivery, toNodemailer } from "./delivery.ts";

/** Writes each mail to an .eml file; a retry overwrites the same file. */
export function fileDelivery(folder: string, from: string): Delivery {
  return {
    description: `No SMTP_URL is set: mails are not sent, they are kept in ${folder}.`,
    hasServer: false,
    deliver: async (mail) => {
      const { createTransport } = await import("nodemailer");
      const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await writer.sendMail(toNodemailer(mail, from));
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, "-");
      const path = join(
        folder,
        `${time}-${mail.id}-${mail.recipient.replaceAll(/[^\w@.-]/g, "_").slice(0, 80)}.eml`,
      );
      await mkdir(folder, { recursive: true });
      // A rename is atomic, so that the file is complete or absent.
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
  };
}
