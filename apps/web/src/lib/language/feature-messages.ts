import { recordByContentLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { appMessages } from './app-messages.ts';
import type { Catalogue } from './catalogue-ru.ts';
import { defineMessages, type MessageBundle } from './define-messages.ts';
import { transformLoaders } from './message-transform.ts';

/**
 * Defines the messages that a feature loads on demand. They are read together with those of the first screen:
 * `useLanguage(bundle).messages` has the groups of both.
 */
export function featureMessages<Own extends object>(
  loaders: Readonly<Record<ContentLanguage, () => Promise<Own>>>,
): MessageBundle<Catalogue & Own> {
  const ownLoaders = transformLoaders(loaders);
  const withAppMessages = (language: ContentLanguage) => async () => {
    const [common, own] = await Promise.all([appMessages.load(language), ownLoaders[language]()]);
    return { ...common, ...own };
  };
  return defineMessages(recordByContentLanguage(withAppMessages));
}
