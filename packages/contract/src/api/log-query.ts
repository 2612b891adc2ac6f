import type { ContentLanguage } from '../enumerations.ts';
import type { LogEvent } from '../entities/log.ts';
import type { ApiParameters } from './client.ts';

/** The parameters of the call `logEvent`; a separate module, so that a page can log without loading the schemas. */
export function logQuery({ event, data }: LogEvent, lang: ContentLanguage): ApiParameters<'logEvent'> {
  return { event, lang, data: JSON.stringify(data) };
}
