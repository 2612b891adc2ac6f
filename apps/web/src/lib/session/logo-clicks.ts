/** How many clicks on the logo show the menu of accounts, and within which time in milliseconds. */
const neededClicks = 5;
const clickWindow = 2000;

/**
 * Counts clicks on the logo.
 * @param times the times of the previous clicks, in milliseconds
 * @param now the time of this click
 * @returns the times to keep, and whether this click was the fifth within two seconds
 */
export function countLogoClick(
  times: readonly number[],
  now: number,
): { readonly times: readonly number[]; readonly isComplete: boolean } {
  const recent = [...times.filter((time) => now - time <= clickWindow), now];
  return recent.length >= neededClicks
    ? { times: [], isComplete: true }
    : { times: recent, isComplete: false };
}
