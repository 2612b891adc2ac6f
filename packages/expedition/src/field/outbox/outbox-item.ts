/**
 * Where an item is: on the device (`waiting`), on its way (`sending`), with the editors (`sent`), decided (`accepted`, `declined`), or
 * refused by the server (`rejected`), which the visitor can repair.
 */
export const outboxStates = ['waiting', 'sending', 'sent', 'accepted', 'declined', 'rejected'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Why the last attempt did not store an item. */
export type OutboxFailure =
  /** The server was not reached or could not respond; the item is sent again. */
  | 'connection'
  /** Too many in a short time; the item is sent again later. */
  | 'limit'
  /** The place does not exist any more. */
  | 'missing'
  /** The photograph is no picture that the server reads. */
  | 'photograph'
  /** The server does not accept the contents. */
  | 'invalid';

/** What the sender knows of an item of the outbox, besides its contents. Times are milliseconds since 1970. */
export interface OutboxItem {
  /** The key by which the server recognises the item: a repeated request stores nothing. */
  readonly id: string;
  readonly createdAt: number;
  readonly state: OutboxState;
  readonly hasPhotograph: boolean;
  /** The id of the photograph on the server; null before it has been transferred. */
  readonly uploadId: string | null;
  /** Requests with the item whose responses are not known: while there are some, the server may have it. */
  readonly unanswered: number;
  /** Failed attempts since the last success, for the pauses between them. */
  readonly attempts: number;
  /** The time of the next attempt. */
  readonly notBefore: number;
  readonly failure: OutboxFailure | null;
  readonly sentAt: number | null;
  readonly decidedAt: number | null;
  /** The image as which an editor has published the photograph. */
  readonly imageId: number | null;
}

/** A new item, which waits. */
export function createOutboxItem(id: string, createdAt: number, hasPhotograph: boolean): OutboxItem {
  return {
    id,
    createdAt,
    state: 'waiting',
    hasPhotograph,
    uploadId: null,
    unanswered: 0,
    attempts: 0,
    notBefore: 0,
    failure: null,
    sentAt: null,
    decidedAt: null,
    imageId: null,
  };
}

/** Whether the visitor can still change or remove the contents: the server certainly does not have them. */
export function isChangeable({ state, unanswered }: OutboxItem): boolean {
  return state === 'rejected' || (state === 'waiting' && unanswered === 0);
}

/** Whether an item is on the device only, so that it would be lost with the data of the browser. */
export function isUnsent({ state }: OutboxItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'rejected';
}

/** The longest pause between two attempts, in milliseconds. */
export const longestPause = 60 * 60 * 1000;

/** Whether an item is to be sent now. A clock that was put back does not delay an item for longer than the longest pause. */
export function isDue({ state, notBefore }: OutboxItem, now: number): boolean {
  return state === 'waiting' && (notBefore <= now || notBefore - now > longestPause);
}
