import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import type { EditorSection } from '../../ui/workbench/kind/editor-section.ts';
import { placeEditingMessages } from './messages/index.ts';

/** A screen of the administration of places. */
export type PlaceSection = 'list' | 'changes';

/** The screens of the administration of places that its panel links to. @param current null for a single place */
export function usePlaceSections(current: PlaceSection | null): readonly EditorSection[] {
  return readPlaceSections(useLanguage().language, current);
}

/** The screens of the administration of places that its panel links to, in a language. @param current null for a single place */
export function readPlaceSections(
  language: ContentLanguage,
  current: PlaceSection | null,
): readonly EditorSection[] {
  const { list, changes, proposals } = placeEditingMessages.read(language).placesAdmin;
  return [
    { path: paths.admin(), label: list, isCurrent: current === 'list' },
    { path: paths.placeChanges(), label: changes, isCurrent: current === 'changes' },
    { path: paths.proposals(), label: proposals, isCurrent: false },
  ];
}
