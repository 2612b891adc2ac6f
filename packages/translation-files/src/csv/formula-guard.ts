/** The beginnings of cells that spreadsheets take for formulas, or drop before one. */
const formula = /^'*[=+\-@\t\n＝＋－＠]/;

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, such as `=HYPERLINK(…)`; also before one that begins with
 * apostrophes and then does, so that `withoutGuard` returns exactly what was written.
 */
export function withGuard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell without the apostrophe of `withGuard`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
