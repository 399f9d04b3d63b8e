// One board alone, without a server, for `make bench-web`: what lies on it comes from a file.
const asked = new URLSearchParams(location.search);
const answer = await fetch(`./${asked.get("given") ?? ""}.json`);
const given = (await answer.json()) as object;
const root = document.getElementById("root");
// Nobody asks for the whole board: it is built so that its bytes can be counted.
if (asked.has("board")) await import("../src/games/assault/board");
else if (root && asked.has("map")) await (await import("./spoken")).ready(root, given);
else if (root) (await import("./field")).show(root, given, asked);

export {};
