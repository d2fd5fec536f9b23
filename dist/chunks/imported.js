// src/extract/javascript/imported.ts
var NAMESPACE = "* as";
var CALLED = "()";

export {
  NAMESPACE,
  CALLED
};
