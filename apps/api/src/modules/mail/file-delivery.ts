import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Delivery, messageOf } from "./delivery.ts";

/** Keeps mails as files that every mail program opens, one for each mail however often it is handed over. */
export function fileDelivery(folder: string, from: string): Delivery {
  return {
    description: `No SMTP_URL is set: mails are not sent, they are kept in ${folder}.`,
    deliver: async (mail) => {
      const { createTransport } = await import("nodemailer");
      const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await writer.sendMail(messageOf(mail, from));
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, "-");
      const path = join(
        folder,
        `${time}-${mail.id}-${mail.recipient.replaceAll(/[^\w@.-]/g, "_").slice(0, 80)}.eml`,
      );
      await mkdir(folder, { recursive: true });
      // It appears whole or not at all.
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
  };
}
