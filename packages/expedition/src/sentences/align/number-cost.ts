/** The numbers of a sentence as they are compared. */
export interface ComparedNumbers {
  /** The values of the numbers in digits. */
  readonly numbers: readonly number[];
  readonly numberWords: ReadonlySet<number>;
}

/** An equal number in both languages makes a bead e² times as probable, one that the other language does not have e times less. */
const equalNumber = -2;
const missingNumber = 1;

/** The cost of the numbers of a bead, as a negative logarithm: below 0 if they are the same. */
export function numberCost(first: readonly ComparedNumbers[], second: readonly ComparedNumbers[]): number {
  // Most sentences have no number.
  if (!first.some(hasNumbers) && !second.some(hasNumbers)) return 0;
  const { equal, onlyFirst, onlySecond } = compareNumbers(first, second);
  return equal * equalNumber + (onlyFirst.length + onlySecond.length) * missingNumber;
}

function hasNumbers({ numbers }: ComparedNumbers): boolean {
  return numbers.length > 0;
}

/** The numbers of two groups of sentences. */
export interface NumberComparison {
  /** How many numbers in digits are in both. */
  readonly equal: number;
  /** The numbers in digits that the other group has neither in digits nor in words. */
  readonly onlyFirst: readonly number[];
  readonly onlySecond: readonly number[];
}

/** Compares the numbers of two groups of sentences, each as often as it is written. */
export function compareNumbers(
  first: readonly ComparedNumbers[],
  second: readonly ComparedNumbers[],
): NumberComparison {
  const rest = second.flatMap(({ numbers }) => numbers);
  const onlyFirst: number[] = [];
  let equal = 0;
  for (const number of first.flatMap(({ numbers }) => numbers)) {
    const index = rest.indexOf(number);
    if (index !== -1) {
      equal += 1;
      rest.splice(index, 1);
    } else if (!hasWord(second, number)) onlyFirst.push(number);
  }
  return { equal, onlyFirst, onlySecond: rest.filter((number) => !hasWord(first, number)) };
}

function hasWord(sentences: readonly ComparedNumbers[], number: number): boolean {
  return sentences.some(({ numberWords }) => numberWords.has(number));
}
