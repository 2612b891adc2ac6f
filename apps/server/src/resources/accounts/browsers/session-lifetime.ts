/** A session that is not used ends after this time. */
export const idleSessionSeconds = 30 * 24 * 60 * 60;
/** The user signs in again after this time at the latest. */
export const maxSessionSeconds = 180 * 24 * 60 * 60;
