// src/files/shipped.ts
const { readFileSync } = process.getBuiltinModule("node:fs");
function shippedFile(path) {
  for (const root of ["../", "../../"]) {
    try {
      return readFileSync(new URL(root + path, import.meta.url), "utf8");
    } catch {
    }
  }
  return void 0;
}

export {
  shippedFile
};
