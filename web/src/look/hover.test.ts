import { expect, it } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";

const config = await resolveConfig({ logLevel: "silent" }, "build");
const built = async (css: string): Promise<string> =>
  (await preprocessCSS(css, "/some.css", config)).code
    .replace(/\s*([{}])\s*/g, " $1 ")
    .replace(/\s+/g, " ")
    .trim();

it("lets nothing hover under a finger", async () => {
  expect(await built(".a:hover { x: y }")).toBe("@media (hover: hover) { .a:hover { x: y } }");
});

it("leaves to a finger what else is told together with hovering", async () => {
  expect(await built(".a:hover, .a:focus-visible { x: y }")).toBe(
    ".a:focus-visible { x: y } @media (hover: hover) { .a:hover { x: y } }",
  );
  expect(await built(".a:is([data-lit], :hover) b { x: y }")).toBe(
    "@media (hover: hover) { .a:is([data-lit], :hover) b { x: y } } " +
      "@media (hover: none) { .a:is([data-lit]) b { x: y } }",
  );
  expect(await built(".a:not(:hover, :focus-visible) { x: y }")).toBe(
    "@media (hover: hover) { .a:not(:hover, :focus-visible) { x: y } } " +
      "@media (hover: none) { .a:not(:focus-visible) { x: y } }",
  );
});

it("keeps a media query around it", async () => {
  expect(await built("@media (pointer: fine) { .a:hover { x: y } }")).toBe(
    "@media (pointer: fine) { @media (hover: hover) { .a:hover { x: y } } }",
  );
});
