import {
  targetLanguages,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { useSearchParams } from 'react-router';
import { useConfiguration } from '../../../lib/api/configuration-query.ts';

/** The languages into which the operator lets records be translated; English until the configuration is loaded. */
export function useTargetLanguages(): readonly TargetLanguage[] {
  return useConfiguration()?.translations.languages ?? ['en'];
}

/** The target language of the URL, or the first one that is offered. */
export function useTargetLanguage(): TargetLanguage {
  const offered = useTargetLanguages();
  const [query] = useSearchParams();
  const wanted = targetLanguages.find((one) => one === query.get('language'));
  return wanted !== undefined && offered.includes(wanted) ? wanted : (offered[0] ?? 'en');
}
