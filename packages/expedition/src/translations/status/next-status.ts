import type { TranslationStatus } from '@cae-map/contract/enumerations';
import type { FieldValues } from './field-values.ts';
import { impliedStatus, isPermitted, statusOf } from './status.ts';

/** The kinds of events without `set-status`, which has a status. */
export const translationEvents = [
  'save',
  'suggest',
  'accept',
  'decline',
  'approve',
  'source-changed',
  'translation-changed',
  'sync',
] as const;

/**
 * What happens to a field in one language:
 * - `save`: a user who may approve writes the translation;
 * - `suggest`: another user suggests one, and the value stays;
 * - `accept` and `decline`: a suggestion becomes the value, or does not;
 * - `approve`: a user approves the value;
 * - `source-changed`: the source is written;
 * - `translation-changed`: the translation is written outside of the translations, such as in the form of the record;
 * - `sync`: the source is compared with the hash that is stored with the translation;
 * - `set-status`: a user chooses the status.
 *
 * An event that decides one of several suggestions is followed by `suggest` for those that still wait.
 */
export type TranslationEvent =
  | { readonly type: (typeof translationEvents)[number] }
  | { readonly type: 'set-status'; readonly status: TranslationStatus };

/** Why an event is refused. */
export type StatusRefusal =
  /** No suggestion waits, so that none can be decided. */
  | 'no_suggestion'
  /** Only a translation can be approved, or have the status. */
  | 'translation_empty'
  /** Only a field without a translation can have the status. */
  | 'translation_present';

export type StatusChange =
  | { readonly ok: true; readonly status: TranslationStatus }
  | { readonly ok: false; readonly reason: StatusRefusal };

/**
 * The status of a field after an event.
 * @param status the status before the event
 * @param values those after the event
 */
export function nextStatus(
  status: TranslationStatus,
  event: TranslationEvent,
  values: FieldValues,
): StatusChange {
  const { hasTranslation, isSourceChanged } = values;
  const written = hasTranslation ? 'translated' : 'not_translated';
  switch (event.type) {
    case 'save':
      return changeTo(written);
    case 'suggest':
      return changeTo('needs_review');
    case 'accept':
      return status === 'needs_review' ? changeTo(written) : refuse('no_suggestion');
    case 'decline':
      return status === 'needs_review' ? changeTo(statusOfValues(values)) : refuse('no_suggestion');
    case 'approve':
      return hasTranslation ? changeTo('completed') : refuse('translation_empty');
    case 'source-changed':
      return changeTo(outdated(status, hasTranslation));
    case 'translation-changed':
      if (status === 'needs_review' || (status === 'missing' && !hasTranslation)) return changeTo(status);
      return changeTo(hasTranslation ? statusOfValues(values) : written);
    case 'sync':
      return changeTo(isSourceChanged ? outdated(status, hasTranslation) : statusOf(status, hasTranslation));
    case 'set-status':
      if (isPermitted(event.status, hasTranslation)) return changeTo(event.status);
      return refuse(hasTranslation ? 'translation_present' : 'translation_empty');
  }
}

/** The status that the values have without a suggestion, an approval or a decision not to translate. */
function statusOfValues({ hasTranslation, isSourceChanged }: FieldValues): TranslationStatus {
  return hasTranslation && isSourceChanged ? 'needs_update' : impliedStatus(hasTranslation);
}

/** A suggestion keeps waiting; when it is declined, the hash of the source shows that the translation is older. */
function outdated(status: TranslationStatus, hasTranslation: boolean): TranslationStatus {
  return hasTranslation && status !== 'needs_review' ? 'needs_update' : statusOf(status, hasTranslation);
}

function changeTo(status: TranslationStatus): StatusChange {
  return { ok: true, status };
}

function refuse(reason: StatusRefusal): StatusChange {
  return { ok: false, reason };
}
