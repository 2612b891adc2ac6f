// @ts-check

/**
 * Formats a duration.
 * @param {number} milliseconds
 * @returns {string} such as '0.4 s', '12 s' or '2 min 5 s'
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Truncates an output to its last lines.
 * @param {string} output
 * @param {number} lineCount
 * @returns {string}
 */
export function lastLines(output, lineCount) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-lineCount).join('\n');
  return lines.length > lineCount ? `… (${lines.length - lineCount} earlier lines)\n${shown}` : shown;
}

/**
 * Indents all lines, so that the text reads as part of the line above.
 * @param {string} text
 * @returns {string}
 */
export function indent(text) {
  return text.replaceAll(/^/gm, '    ');
}
