import {
  inFolder,
  isInside,
  parentOf,
  readRegular,
  realPath
} from "./parse.js";

// src/read/checkout.ts
var MOST_BYTES = 5e6;
function checkoutReader(folder) {
  const top = realPath(folder);
  const known = /* @__PURE__ */ new Map();
  const isWithin = (parent) => {
    let found = known.get(parent);
    if (found === void 0) {
      const real = realPath(parent);
      found = top !== void 0 && real !== void 0 && isInside(top, real);
      known.set(parent, found);
    }
    return found;
  };
  return (path) => {
    const absolute = inFolder(folder, path);
    if (!isWithin(parentOf(absolute))) return void 0;
    const read = readRegular(absolute, { maxBytes: MOST_BYTES });
    return "bytes" in read ? read.bytes : void 0;
  };
}

export {
  checkoutReader
};
