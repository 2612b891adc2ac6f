/** The code of the profile tab in the hash. */
export const profileTabCode = 'p';
