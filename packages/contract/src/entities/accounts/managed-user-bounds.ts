/** The number of users on a page of the list. */
export const userPageSize = 50;

/** States of users by which the list is filtered. An invited user has neither signed in nor chosen a password. */
export const userStates = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];
