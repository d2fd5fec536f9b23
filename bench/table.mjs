/** Results as a table for people. */

export function table(results) {
  const rows = results.map(({ what, against, ratio, wall, ours, theirs, unit, goal, verdict }) => [
    what,
    against,
    show(ours, unit),
    show(theirs, unit),
    ratio === undefined ? '' : ratio.toFixed(2),
    wall === undefined ? '' : wall.toFixed(2),
    goal,
    verdict,
  ]);
  return print([['what', 'against', 'ours', 'theirs', 'ratio', 'by the clock', 'goal', ''], ...rows]);
}

function show(amount, unit = 's') {
  if (amount === undefined) return '';
  if (unit === 's' && amount < 0.001) return `${(amount * 1e6).toFixed(0)} µs`;
  return unit === 's' ? `${(amount * 1000).toFixed(0)} ms` : `${amount.toFixed(0)} ${unit}`;
}

function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
