import { expect, it } from "vitest";
import { kept } from "../../kept.ts";

it("keeps what can be read, with all that it needs, and leaves boards out", () => {
  const manifest = {
    "index.html": {
      file: "assets/index-1.js",
      isEntry: true,
      imports: ["_react.js"],
      css: ["assets/index-1.css"],
      assets: ["assets/inter-1.woff2"],
    },
    "_react.js": { file: "assets/react-1.js" },
    "_words-en-1.js": { file: "assets/words-en-1.js" },
    "_words-cairns-cs-1.js": { file: "assets/words-cairns-cs-1.js" },
    "../src/giantstable/games/cairns/locale/cs/guide.ftl?raw": { file: "assets/guide-1.js" },
    "src/pages/Guide.tsx": {
      file: "assets/Guide-1.js",
      imports: ["_names.js", "index.html"],
      assets: ["assets/goal-1.webp"],
    },
    "_names.js": { file: "assets/names-1.js" },
    "src/away/Away.tsx": { file: "assets/Away-1.js", css: ["assets/Away-1.css"] },
    "src/games/cairns/board/index.ts": { file: "assets/board-1.js", css: ["assets/board-1.css"] },
    "src/table/TablePage.tsx": { file: "assets/TablePage-1.js" },
  };
  const { shell, more } = kept(manifest);
  expect(shell).toEqual(
    [
      "Away-1.css",
      "Away-1.js",
      "Guide-1.js",
      "guide-1.js",
      "index-1.css",
      "index-1.js",
      "names-1.js",
      "react-1.js",
      "words-en-1.js",
    ].map((name) => `/assets/${name}`),
  );
  expect(more).toEqual([
    "/assets/goal-1.webp",
    "/assets/inter-1.woff2",
    "/assets/words-cairns-cs-1.js",
  ]);
});
