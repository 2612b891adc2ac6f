/** How long the link of an e-mail is valid, in seconds. */
export const confirmationLifetime = 24 * 60 * 60;
export const resetLifetime = 60 * 60;
export const invitationLifetime = 7 * 24 * 60 * 60;
