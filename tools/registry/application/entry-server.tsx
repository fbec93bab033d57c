/** Writes the page as HTML; its argument is the direction. */
import { renderToString } from "react-dom/server";

import { Page } from "./page.tsx";

process.stdout.write(renderToString(<Page direction={process.argv[2] === "rtl" ? "rtl" : "ltr"} />));
