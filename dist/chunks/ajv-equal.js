import {
  __commonJS
} from "./version.js";

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal=__commonJS({"node_modules/fast-deep-equal/index.js"(c,s){"use strict";s.exports=function u(r,e){if(r===e)return!0;if(r&&e&&typeof r=="object"&&typeof e=="object"){if(r.constructor!==e.constructor)return!1;var o,t,f;if(Array.isArray(r)){if(o=r.length,o!=e.length)return!1;for(t=o;t--!==0;)if(!u(r[t],e[t]))return!1;return!0}if(r.constructor===RegExp)return r.source===e.source&&r.flags===e.flags;if(r.valueOf!==Object.prototype.valueOf)return r.valueOf()===e.valueOf();if(r.toString!==Object.prototype.toString)return r.toString()===e.toString();if(f=Object.keys(r),o=f.length,o!==Object.keys(e).length)return!1;for(t=o;t--!==0;)if(!Object.prototype.hasOwnProperty.call(e,f[t]))return!1;for(t=o;t--!==0;){var n=f[t];if(!u(r[n],e[n]))return!1}return!0}return r!==r&&e!==e}}});
// node_modules/ajv/dist/runtime/equal.js
var require_equal=__commonJS({"node_modules/ajv/dist/runtime/equal.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0});var u=require_fast_deep_equal();u.code='require("ajv/dist/runtime/equal").default',e.default=u}});
export {
  require_fast_deep_equal,
  require_equal
};
