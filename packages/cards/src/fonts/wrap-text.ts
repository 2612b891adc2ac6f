/**
 * Counts the lines of a text: words that are longer than a line are divided.
 * @param widthOf the width of a text in one line
 */
export function countLines(text: string, width: number, widthOf: (text: string) => number): number {
  const space = widthOf(' ');
  let lines = 0;
  let filled = Infinity;
  for (const word of text.split(' ')) {
    const size = widthOf(word);
    if (filled + space + size <= width) {
      filled += space + size;
      continue;
    }
    const own = Math.max(1, Math.ceil(size / width));
    lines += own;
    filled = size - (own - 1) * width;
  }
  return lines;
}
