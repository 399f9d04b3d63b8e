// One board alone, without a server, for `make bench-web`: what lies on it comes from a file.
const asked = new URLSearchParams(location.search);
const answer = await fetch(`./${asked.get("given") ?? ""}.json`);
const given = (await answer.json()) as object;
const root = document.getElementById("root");
if (root && asked.has("map")) (await import("./map")).show(root, given);
else if (root) (await import("./field")).show(root, given, asked);

export {};
