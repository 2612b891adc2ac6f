/** A day that a text names by its distance from the day before in the book. */
export interface RelativeDay {
  readonly days: number;
  /** UTF-16 offset in the text at which its words end. */
  readonly end: number;
}

const numbers: Readonly<Record<string, number>> = {
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;

/** Phrases with the days that they mean; null takes them from the number in the phrase. */
const phrases: readonly (readonly [pattern: RegExp, days: number | null])[] = [
  [/^(?:на|в) (?:следующий|другой) день/iu, 1],
  [/^(?:на следующее утро|наутро|назавтра|день спустя|через день после этого)/iu, 1],
  [/^(?:(?:on )?the (?:next|following) (?:day|morning)|next (?:day|morning)|(?:a|one) day later)/iu, 1],
  [/^(?:в тот же день|(?:on )?the same day)/iu, 0],
  [/^(?:через (?:неделю)|неделей позже|a week later)/iu, 7],
  [new RegExp(`^(?:через|спустя) ${count} (?:дня|дней|суток)`, 'iu'), null],
  [new RegExp(`^${count} (?:дня|дней) спустя`, 'iu'), null],
  [new RegExp(`^${count} days later|^after ${count} days`, 'iu'), null],
];

/** Reads 'на следующий день', 'the next day', 'через два дня' at the beginning of a text; null without such words. */
export function findRelativeDay(text: string): RelativeDay | null {
  for (const [pattern, days] of phrases) {
    const match = pattern.exec(text);
    if (match === null || /^\p{L}/u.test(text.slice(match[0].length))) continue;
    const number =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.toLowerCase() ?? '';
    return { days: days ?? numbers[number] ?? Number(number), end: match[0].length };
  }
  return null;
}
