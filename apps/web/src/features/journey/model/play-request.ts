/** The state of a link to a stop that starts the playback there. */
export const playRequest = { playsJourney: true } as const;

/** Whether the state of a history entry requests the playback. */
export function requestsPlayback(state: unknown): boolean {
  return Object(state).playsJourney === true;
}
