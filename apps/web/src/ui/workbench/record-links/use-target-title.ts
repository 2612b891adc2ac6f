import { targetKey, type MarkTarget } from '@cae-map/expedition/sentences/marked-text';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editingMessages } from '../messages/index.ts';
import type { Linkable } from './use-linkable.ts';

/** The titles of the records that a link is to, in the language of the page; the ids of those that are not known. */
export function useTargetTitle({ byKey }: Linkable): (target: MarkTarget) => string {
  const { language, messages } = useLanguage(editingMessages);
  const { unknownPlace, unknownPerson } = messages.editing.recordLinks;
  const titleOf = (single: MarkTarget, unknown: string): string =>
    byKey.get(targetKey(single))?.titles[language] ?? unknown;
  return (target) => {
    if (target.kind === 'link') return target.href;
    if (target.kind === 'person') return titleOf(target, unknownPerson(target.personId));
    return target.placeIds
      .map((id) => titleOf({ kind: 'place', placeIds: [id] }, unknownPlace(id)))
      .join(', ');
  };
}
