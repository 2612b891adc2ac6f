import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import type { EditorSection } from '../../../ui/workbench/kind/editor-section.ts';
import type { KindScreen } from '../../../ui/workbench/kind/record-kind.ts';
import { contentEditingMessages } from '../messages/index.ts';
import { contentEntities, isFixed, type ContentEntity } from './content-entity.ts';

/** The screens that the panels of this feature link to. @param current null for a single record */
export function readContentSections(
  entity: ContentEntity,
  language: ContentLanguage,
  current: KindScreen | null,
): readonly EditorSection[] {
  const { kinds } = contentEditingMessages.read(language);
  const { changes, deleted } = editorPaths(entity);
  return [
    ...contentEntities.map((each) => ({
      path: editorPaths(each).list,
      label: kinds[each].list.title,
      isCurrent: each === entity && current === 'list',
    })),
    { path: changes, label: kinds[entity].changes.title, isCurrent: current === 'changes' },
    ...(isFixed(entity)
      ? []
      : [{ path: deleted, label: kinds[entity].deleted.title, isCurrent: current === 'deleted' }]),
  ];
}
