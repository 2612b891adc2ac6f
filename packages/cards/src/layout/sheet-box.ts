/** The sheet of paper with the texts, in pixels. */
export const sheetBox = { left: 32, top: 32, width: 604, height: 566, radius: 18 } as const;

/** The margins within the sheet, in pixels. */
export const sheetMargin = { x: 44, y: 38 } as const;

/** The area of the texts, in pixels. */
export const textArea = {
  left: sheetBox.left + sheetMargin.x,
  top: sheetBox.top + sheetMargin.y,
  width: sheetBox.width - 2 * sheetMargin.x,
  height: sheetBox.height - 2 * sheetMargin.y,
} as const;
