import "./index.css";
import { hydrateRoot } from "react-dom/client";

import { Page } from "./page.tsx";

const root = document.querySelector("#root");
if (root)
  hydrateRoot(root, <Page direction={document.documentElement.dir === "rtl" ? "rtl" : "ltr"} />, {
    onRecoverableError: (error) => console.error(error),
  });
