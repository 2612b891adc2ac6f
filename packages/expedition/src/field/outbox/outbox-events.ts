import { longestPause, type OutboxFailure, type OutboxItem } from './outbox-item.ts';

/** What happens to an item of the outbox. Each event is stored before the next step begins. */
export type OutboxEvent =
  /** A sender takes the item. */
  | { readonly kind: 'taken' }
  /** A sender was stopped between two steps; another one continues. */
  | { readonly kind: 'recovered' }
  /** The visitor sends a rejected item again, or does not wait for the end of a pause. */
  | { readonly kind: 'retried' }
  | { readonly kind: 'transferred'; readonly uploadId: string }
  /** The request with the item is about to be made. */
  | { readonly kind: 'requested' }
  | { readonly kind: 'stored'; readonly at: number }
  /** The request, if any was made, has no known response. */
  | { readonly kind: 'lost'; readonly at: number }
  | {
      readonly kind: 'limited';
      readonly at: number;
      readonly retryAfter: number;
      readonly wasRequested: boolean;
    }
  /** The server does not have the photograph any more. */
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'refused'; readonly failure: Exclude<OutboxFailure, 'connection' | 'limit'> }
  | {
      readonly kind: 'decided';
      readonly state: 'accepted' | 'declined';
      readonly at: number;
      readonly imageId: number | null;
    };

/** The pauses after a first, second … failed attempt, in milliseconds. */
const pauses = [5000, 15_000, 60_000, 5 * 60_000, 15 * 60_000];

function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
}

/** The item after an event; the same item if the event is not possible in its state, such as a decision that comes twice. */
export function applyEvent(item: OutboxItem, event: OutboxEvent): OutboxItem {
  switch (event.kind) {
    case 'taken':
      return item.state === 'waiting' ? { ...item, state: 'sending' } : item;
    case 'recovered':
      return item.state === 'sending' ? { ...item, state: 'waiting' } : item;
    case 'retried':
      return item.state === 'waiting' || item.state === 'rejected'
        ? { ...item, state: 'waiting', attempts: 0, notBefore: 0, failure: null }
        : item;
    case 'stored':
      return item.state === 'accepted' || item.state === 'declined'
        ? item
        : {
            ...item,
            state: 'sent',
            unanswered: 0,
            attempts: 0,
            notBefore: 0,
            failure: null,
            sentAt: event.at,
          };
    case 'decided':
      return item.state === 'sent'
        ? { ...item, state: event.state, decidedAt: event.at, imageId: event.imageId }
        : item;
    case 'transferred':
    case 'requested':
    case 'lost':
    case 'limited':
    case 'expired':
    case 'refused':
      return item.state === 'sending' ? whileSending(item, event) : item;
  }
}

function whileSending(
  item: OutboxItem,
  event: Extract<
    OutboxEvent,
    { readonly kind: 'transferred' | 'requested' | 'lost' | 'limited' | 'expired' | 'refused' }
  >,
): OutboxItem {
  const attempts = item.attempts + 1;
  switch (event.kind) {
    case 'transferred':
      return { ...item, uploadId: event.uploadId };
    case 'requested':
      return { ...item, unanswered: item.unanswered + 1 };
    case 'lost':
      return {
        ...item,
        state: 'waiting',
        attempts,
        notBefore: event.at + pauseAfter(attempts),
        failure: 'connection',
      };
    case 'limited':
      return {
        ...item,
        state: 'waiting',
        unanswered: event.wasRequested ? Math.max(0, item.unanswered - 1) : item.unanswered,
        attempts,
        notBefore: event.at + Math.min(longestPause, Math.max(event.retryAfter, pauseAfter(attempts))),
        failure: 'limit',
      };
    case 'expired':
      return {
        ...item,
        state: 'waiting',
        uploadId: null,
        unanswered: Math.max(0, item.unanswered - 1),
        attempts,
        notBefore: attempts === 1 ? 0 : event.at + pauseAfter(attempts),
        failure: 'connection',
      };
    case 'refused':
      // An earlier request with the same contents would have been refused as well.
      return { ...item, state: 'rejected', unanswered: 0, attempts: 0, failure: event.failure };
  }
}
