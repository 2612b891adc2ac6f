import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { recordByContentLanguage } from '@cae-map/contract/content-languages';
import { featureMessages } from '../../lib/language/feature-messages.ts';
import { recordListMessages } from './list/messages/index.ts';
import { editingMessages } from './messages/index.ts';

/** Defines the messages of a feature with editors' screens, together with those that all editors and all their lists share. */
export function withEditingMessages<Own extends object>(
  loaders: Readonly<Record<ContentLanguage, () => Promise<Own>>>,
) {
  return featureMessages(
    recordByContentLanguage((language) => async () => {
      const [own, { editing }, { recordList }] = await Promise.all([
        loaders[language](),
        editingMessages.load(language),
        recordListMessages.load(language),
      ]);
      return { ...own, editing, recordList };
    }),
  );
}
