/** The bounds of a side of a painting in centimetres; without the schema library, for the form in the browser. */
export const minSideOfWork = 0.1;
export const maxSideOfWork = 5000;
