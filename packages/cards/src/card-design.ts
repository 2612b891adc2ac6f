/**
 * Part of the version of every card: increment it when the same content is drawn differently, because browsers and other sites keep the
 * picture of a version.
 */
export const cardDesign = 1;
