/** The messages about who else has a record of a kind open. */
export interface PresenceMessages {
  /** @param names of the other editors as a list @param count of the names */
  readonly others: (names: string, count: number) => string;
  readonly otherWindow: string;
  readonly closed: string;
}
