/** The bounds of presence reports, for the browser, which does not load the schema library. */

/** How often an open editor reports, in milliseconds. */
export const presenceInterval = 15_000;

/** After how long without a report an editor counts as closed, in milliseconds: two reports may be lost. */
export const presenceLifetime = 45_000;

/** The most names in a response. */
export const maxListedEditors = 20;
