/** Which facts about clients should be looked at again. */
const MOST_MONTHS = 6;

/** The rows that were looked at more than six months before a day; both are dates that begin with year and month. */
export function oldRows<R extends { readonly looked: string }>(rows: readonly R[], today: string): R[] {
  const old = rows.filter(({ looked }) => monthsOf(today) - monthsOf(looked) > MOST_MONTHS);
  return old.sort((a, b) => monthsOf(a.looked) - monthsOf(b.looked));
}

function monthsOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
