import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { isKept } from "./away/away";
import "./look";
import { listen } from "./sound";

listen();

// Whoever comes by a link to a table needs its page: fetch it while the words are on their way.
if (window.location.pathname.startsWith("/t/") && !isKept()) {
  void import("./table/TablePage");
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
