/** The code of the researchers' pane in the hash. */
export const measureTabCode = 'm';
