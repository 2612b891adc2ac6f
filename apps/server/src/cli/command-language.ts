import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The language of commands whose output visitors read: Russian in a Russian environment, else English. */
export function findCommandLanguage(
  environment: Readonly<Record<string, string | undefined>>,
): ContentLanguage {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.startsWith('ru') ? 'ru' : 'en';
}
