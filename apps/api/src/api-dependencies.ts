import type { SurrogateHeaders } from "@shop/serving/surrogate-headers.ts";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

import type { BackupMaker } from "./backup/backup-maker.ts";
import type { ChannelFeed } from "./database/channel-feed.ts";
import type { Database } from "./database/database.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { PasswordLinks } from "./modules/accounts/password-links.ts";
import type { SessionLimits } from "./modules/admins/admin-sessions.repository.ts";
import type { Catalogue } from "./modules/catalogue/catalogue.service.ts";
import type { SearchIndex } from "./modules/find/engine/search-index.ts";
import type { SearchMissLog } from "./modules/find/search-misses/search-miss-log.ts";
import type { ImportService } from "./modules/imports/imports.service.ts";
import type { ShopMailbox } from "./modules/mails/letter-head.ts";
import type { Outbox } from "./modules/mails/outbox.ts";
import type { PictureStore } from "./modules/media/picture-store.ts";
import type { OrderFeed } from "./modules/orders/list/order-feed.ts";
import type { PaperPrinter } from "./modules/papers/paper-printer.ts";
import type { RestockMails } from "./modules/restock-requests/restock-requests.ts";
import type { UploadFolder } from "./uploads/upload-folder.ts";

/** Dependencies of the API. */
export interface ApiDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly logger: Logger;
  /** Folder of the stored pictures. */
  readonly mediaFolder: string;
  /** Brings a picture that is stored elsewhere into that folder. */
  readonly bringPicture?: ((name: string) => Promise<void>) | undefined;
  /** Stores pictures in that folder. */
  readonly pictures: PictureStore;
  readonly imports: ImportService;
  /** Folder for the files of requests. */
  readonly uploads: UploadFolder;
  /** Size limit of the answer cache. */
  readonly answerCacheBytes: number;
  /** Makes the papers of orders. */
  readonly printer: PaperPrinter;
  /** Changes of orders by all nodes. */
  readonly orderFeed: OrderFeed;
  /** Ends of administrators' sessions by all nodes. */
  readonly sessionEnds: ChannelFeed;
  /** Queue of the mails to send. */
  readonly outbox: Outbox;
  /** Mails links to new passwords. */
  readonly passwordLinks: PasswordLinks;
  readonly restockMails: RestockMails;
  /** Finds products by their words. */
  readonly searchIndex: SearchIndex;
  /** Counts searches that found nothing. */
  readonly searchMisses: SearchMissLog;
  /** Recipient of the shop's own mails. */
  readonly mailbox: ShopMailbox;
  /** Number of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  /** Public address of the shop, where it is set; cookies are Secure where it is HTTPS. */
  readonly publicUrl?: string | undefined;
  /** True once the process is ending: it is no longer ready for new requests. */
  readonly isDraining?: () => boolean;
  /** Milliseconds within which the body of a call has to arrive, except for forms with pictures. Default 30 s. */
  readonly bodyWithinMs?: number;
  /** Milliseconds between two signs of life of an event stream. Default 15 s. */
  readonly eventBeatMs?: number;
  /** Traces each request; none are traced unless given. */
  readonly tracing?: MiddlewareHandler | undefined;
  /** Makes backups. */
  readonly backups: BackupMaker;
  /** Whether one is made each day. */
  readonly hasDailyBackups: boolean;
  /** Measures requests and caches; not measured unless given. */
  readonly metrics?: Metrics | undefined;
  /** Headers of kept answers for a shared cache in front of the shop; none unless given. */
  readonly surrogateHeaders?: SurrogateHeaders | undefined;
  /** Absolute and idle expiry of administrator sessions. */
  readonly adminSessions: SessionLimits;
}
