import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language of a browser, for a message about a call that does not name a language; English for all others. */
export function readPreferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): ContentLanguage {
  const language = new Negotiator({ headers }).language([...contentLanguages]);
  return contentLanguages.find((known) => known === language) ?? 'en';
}
