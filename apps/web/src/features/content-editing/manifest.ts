import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { contentEditingMessages } from './messages/index.ts';

const person = editorPaths('person');
const work = editorPaths('work');

/** The manifest of the editors of people and of the works of the bibliography. */
export const contentEditingManifest: FeatureManifest = {
  id: 'content-editing',
  messages: contentEditingMessages,
  recordKinds: [
    {
      entity: 'person',
      paths: {
        edit: person.editPattern,
        create: person.create,
        list: person.list,
        changes: person.changes,
        deleted: person.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./people/person-kind.tsx')).personScreens,
      source: 'src/features/content-editing/people/person-kind.tsx',
    },
    {
      entity: 'work',
      paths: {
        edit: work.editPattern,
        create: work.create,
        list: work.list,
        changes: work.changes,
        deleted: work.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./works/work-kind.tsx')).workScreens,
      source: 'src/features/content-editing/works/work-kind.tsx',
    },
  ],
};
