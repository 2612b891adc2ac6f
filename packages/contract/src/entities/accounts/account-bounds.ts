/** The bounds of the fields of an account, for forms in the browser, which do not load the schema library. */

/** The bounds of a password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;
export const maxFullNameLength = 200;
/** The longest address that can receive mail (RFC 5321). */
export const maxEmailLength = 254;
