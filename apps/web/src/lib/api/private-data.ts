/**
 * The first element of the keys of all queries whose data belong to the signed-in visitor. They are removed from memory when the
 * session ends.
 */
export const privateKey = 'private';
