/** The code of the tab of the tracks in the hash. */
export const tracksTabCode = 't';
