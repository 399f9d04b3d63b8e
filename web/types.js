// Makes TypeScript of OpenAPI documents. Each comes on a line of its own, behind the file that the
// types are for; by that file they go. `make types` calls it (tools/typescript.py).
import { stdin, stdout } from "node:process";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";
import { format, resolveConfig } from "prettier";

const HEADER =
  "// Made by `make types` from the shapes in Python: change them there, not here.\n\n";

/** @type {Record<string, string>} */
const written = {};
for (const line of (await text(stdin)).split("\n")) {
  const [file = "", document = ""] = line.split("\t");
  const types = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  const style = await resolveConfig(file);
  written[file] = await format(HEADER + astToString(types), { ...style, filepath: file });
}
stdout.write(JSON.stringify(written));
