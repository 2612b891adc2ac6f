/** Times in milliseconds. */
export interface AnnouncementTimes {
  /** Between two tokens on the connection that listens. */
  readonly token: number;
  /** A token that does not arrive within it means that the connection is dead. */
  readonly tokenLimit: number;
  /** For the first token, which is sent by another connection: without it the process polls. */
  readonly probeLimit: number;
  /** Between two attempts to connect. */
  readonly reconnect: number;
  /** Between two reads of the table by a process that cannot listen. */
  readonly poll: number;
}

export const announcementTimes: AnnouncementTimes = {
  token: 2_000,
  tokenLimit: 1_500,
  probeLimit: 2_000,
  reconnect: 1_000,
  poll: 500,
};
