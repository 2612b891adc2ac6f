import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { paths } from '../../lib/url/paths.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import type { EditorSection } from '../../ui/workbench/kind/editor-section.ts';
import type { KindScreen } from '../../ui/workbench/kind/record-kind.ts';
import { bookEditingMessages } from './messages/index.ts';

/** The screens that the panels of books, chapters and texts link to. @param current null for a single record */
export function readBookSections(
  entity: 'book' | 'chapter' | 'text',
  language: ContentLanguage,
  current: KindScreen | 'import' | null,
): readonly EditorSection[] {
  const { bookSections } = bookEditingMessages.read(language);
  const { changes, deleted } = editorPaths(entity);
  return [
    {
      path: editorPaths('book').list,
      label: bookSections.books,
      isCurrent: entity === 'book' && current === 'list',
    },
    {
      path: paths.bookImport(),
      label: bookSections.import,
      isCurrent: current === 'import',
    },
    { path: changes, label: bookSections.changes[entity], isCurrent: current === 'changes' },
    { path: deleted, label: bookSections.deleted[entity], isCurrent: current === 'deleted' },
    { path: paths.proposals(), label: bookSections.corrections, isCurrent: false },
  ];
}
