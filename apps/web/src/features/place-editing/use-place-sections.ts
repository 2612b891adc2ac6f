import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import type { EditorSection } from '../../ui/editing/editor-panel.tsx';
import { placeEditingMessages } from './messages/index.ts';

/** The screens of the administration of places that its panel links to. @param current null for a single place */
export function usePlaceSections(current: 'list' | 'changes' | null): readonly EditorSection[] {
  const { messages } = useLanguage(placeEditingMessages);
  const { list, changes, proposals } = messages.placesAdmin;
  return [
    { path: paths.admin(), label: list, isCurrent: current === 'list' },
    { path: paths.placeChanges(), label: changes, isCurrent: current === 'changes' },
    { path: paths.proposals(), label: proposals, isCurrent: false },
  ];
}
