/** Child process that makes pictures for links one after the other, so that it neither blocks requests nor crashes the server. */
import { serveWork } from "../../processes/serve-work.ts";
import { composeSharePicture } from "./compose-share-picture.ts";

serveWork(composeSharePicture);
