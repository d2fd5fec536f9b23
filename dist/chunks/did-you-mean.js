// src/core/did-you-mean.ts
var MAX_LENGTH = 80;
var MAX_CANDIDATES = 1e3;
function nearestWord(word, candidates) {
  if (word.length > MAX_LENGTH) return void 0;
  const plain = fold(word);
  const bound = slips(word.length);
  let winner;
  let least = Infinity;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MAX_CANDIDATES) break;
    if (candidate === winner || candidate.length > MAX_LENGTH) continue;
    const other = fold(candidate);
    const limit = Math.min(bound, least, Math.min(plain.length, other.length) - 1);
    const distance = distanceWithin(plain, other, limit);
    if (distance === void 0) continue;
    winner = distance < least ? candidate : void 0;
    least = distance;
  }
  if (winner === void 0 || least < 2 || !fold(winner).startsWith(plain)) return winner;
  const begun = [...candidates].slice(0, MAX_CANDIDATES).filter((each) => fold(each).startsWith(plain));
  return begun.length === 1 ? winner : void 0;
}
function intendedField(key, fields, isThere = () => false) {
  const meant = nearestWord(
    key,
    [...fields].filter((field) => !field.startsWith("$"))
  );
  if (meant === void 0 || fold(key) === fold(meant)) return meant;
  if (meant.startsWith("_") && !key.startsWith("_")) return void 0;
  const isOther = isThere(meant) ? !isSlip(fold(key), fold(meant)) : isOtherWord(fold(key), fold(meant));
  return isOther ? void 0 : meant;
}
function isSlip(word, field) {
  const isLong = field.length > 4 && !word.startsWith(field) && !field.startsWith(word);
  return isLong && word[0] === field[0] && distanceWithin(word, field, 1) !== void 0;
}
function isOtherWord(word, field) {
  const isLonger = word.length > field.length + 1 && word.startsWith(field);
  return isLonger || word[0] !== field[0] && distanceWithin(word, field, 1) === void 0;
}
function didYouMean(word, candidates) {
  const all = [...candidates];
  return hint(nearestWord(word, all) ?? completionOf(word, all));
}
function hint(meant) {
  return meant === void 0 ? "" : ` (did you mean \`${meant}\`?)`;
}
function completionOf(word, candidates) {
  const matches = word.length < 3 ? [] : candidates.filter((candidate) => candidate.startsWith(word));
  return matches.length === 1 ? matches[0] : void 0;
}
function slips(length) {
  return length <= 4 ? 1 : length <= 8 ? 2 : 3;
}
function fold(word) {
  return word.replace(/[-_./:\s]/g, "").toLowerCase();
}
function distanceWithin(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return void 0;
  if (a === b) return 0;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return void 0;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length];
  return distance <= limit ? distance : void 0;
}

export {
  nearestWord,
  intendedField,
  didYouMean,
  hint,
  completionOf
};
