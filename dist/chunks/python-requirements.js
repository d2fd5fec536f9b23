// src/core/python-requirements.ts
var PYTHON_LOCKS = ["uv.lock", "poetry.lock", "pdm.lock"];
var PYTHON_REQUIREMENTS = [
  ...["pyproject.toml", "requirements.txt", "requirements.in", "setup.py", "setup.cfg", "Pipfile"]
];
function boundedBy(bound, { text, versions }) {
  const at = versions === "" ? -1 : text.lastIndexOf(versions);
  if (at >= 0) return `${text.slice(0, at)}${versions},${bound}${text.slice(at + versions.length)}`;
  return /=\s*[{"']/.test(text) ? text.replace("*", bound) : text.replace(/^[\w.-]+(?:\s*\[[^\]]*\])?/, `$&${bound}`);
}
function requirementIn(path, name, text) {
  const isPlain = /\.(?:txt|in)$/.test(path);
  const quoted = new RegExp(
    `["']${name}(?:\\[[^\\]\\n]{0,80}\\])?(?:[ \\t]*(?:\\(([^)\\n]{0,80})\\)|([=<>~!][^"';\\n]{0,80})))?[ \\t]*(?:;[^"'\\n]*)?["']`,
    "gi"
  );
  for (const each of isPlain ? [] : [...text.matchAll(quoted)].slice(0, MOST_LOOKED_AT))
    if (isInRequirements(text.slice(0, each.index))) return requirementAt(each, each[1] ?? each[2]);
  const line = new RegExp(
    `^${name}(?:\\[[^\\]\\n]{0,80}\\])?(?:[ \\t]*([=<>~!][^;#\\n\\\\]{0,80}))?[ \\t]*(?:[;#\\\\][^\\n]*)?$`,
    "im"
  ).exec(text);
  const table = new RegExp(
    `^["']?${name}["']?[ \\t]*=[ \\t]*(?:\\{[^\\n}]{0,80}version[ \\t]*=[ \\t]*)?["']([^"'\\n]{1,80})["'](?:[^\\n}"']{0,80}(?:["'][^"'\\n]{0,80}["'][^\\n}"']{0,80}){0,9}\\})?`,
    "im"
  ).exec(isPlain ? "" : text);
  if (table) return { ...requirementAt(table, table[1] === "*" ? "" : table[1]), text: table[0] };
  return line ? requirementAt(line, line[1]) : void 0;
}
var MOST_LOOKED_AT = 20;
function isInRequirements(before) {
  const key = [...before.matchAll(/^[ \t]*([\w-]+)[ \t]*=/gm)].at(-1)?.[1] ?? "";
  const table = [...before.matchAll(/^\[([^\]\n]+)\]/gm)].at(-1)?.[1] ?? "";
  return /require|depend|^reqs?$|^deps$/i.test(key) || /depend|extras/i.test(table) && key !== "keywords";
}
var requirementAt = (found, versions = "") => ({
  ...{ start: found.index, end: found.index + found[0].trimEnd().length, versions: versions.trim() },
  text: withoutQuotes(found[0].split(/[#\\]/, 1)[0].trim())
});
var withoutQuotes = (text) => /^["']/.test(text) ? text.slice(1, -1) : text;
var NEEDED = { uvicorn: "0.31.1", pydantic: "2.12", anyio: "4.9", starlette: "0.27" };
var OF_VERSION_1 = ["browser-use"];
function keepsVersion2Away(path, text) {
  if (OF_VERSION_1.some((name) => requirementIn(path, name, text))) return true;
  return Object.entries(NEEDED).some(([name, least]) => {
    const versions = requirementIn(path, name, text)?.versions ?? "";
    return versions.split(",").some((each) => {
      const [, operator, version] = /^(==|<=?)\s*([\d.]*\d)/.exec(each.trim()) ?? [];
      if (version === void 0) return false;
      const order = compareVersions(version, least);
      return operator === "<" ? order <= 0 : order < 0;
    });
  });
}
function compareVersions(a, b) {
  const [left, right] = [a, b].map((each) => each.split(".").map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export {
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  boundedBy,
  requirementIn,
  keepsVersion2Away,
  compareVersions
};
