// src/sql/own-file.ts
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path));
}

export {
  ownFile
};
