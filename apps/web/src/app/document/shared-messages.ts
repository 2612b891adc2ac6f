import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';

/** Loads the messages of shared components, which the server renders before it knows the screen. */
export async function loadSharedMessages(language: ContentLanguage): Promise<void> {
  await recordPageMessages.load(language);
}
