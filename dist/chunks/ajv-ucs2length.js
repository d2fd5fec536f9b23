import {
  __commonJS
} from "./runtime.js";

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(l){"use strict";Object.defineProperty(l,"__esModule",{value:!0});function n(u){const c=u.length;let i=0,e=0,t;for(;e<c;)i++,t=u.charCodeAt(e++),t>=55296&&t<=56319&&e<c&&(t=u.charCodeAt(e),(t&64512)===56320&&e++);return i}l.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}});
export {
  require_ucs2length
};
