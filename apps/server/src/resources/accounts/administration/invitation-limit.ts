/** How many invitations an administrator can send in a day, because each can be an e-mail to a stranger. */
export const maxInvitations = 100;
