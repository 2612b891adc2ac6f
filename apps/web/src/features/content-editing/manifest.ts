import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { contentEditingMessages } from './messages/index.ts';

const person = editorPaths('person');
const work = editorPaths('work');
const page = editorPaths('page');
const caption = editorPaths('caption');
const alias = editorPaths('alias');
const height = editorPaths('height');
const viewpoint = editorPaths('viewpoint');

/** The manifest of the editors of people, works of the bibliography, written pages, captions of the film, stops of the flight and data about places. */
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
    {
      entity: 'page',
      paths: { edit: page.editPattern, list: page.list, changes: page.changes },
      isBesideMap: false,
      load: async () => (await import('./pages/page-kind.tsx')).pageScreens,
      source: 'src/features/content-editing/pages/page-kind.tsx',
    },
    {
      entity: 'caption',
      paths: { edit: caption.editPattern, list: caption.list, changes: caption.changes },
      isBesideMap: false,
      load: async () => (await import('./captions/caption-kind.tsx')).captionScreens,
      source: 'src/features/content-editing/captions/caption-kind.tsx',
    },
    {
      entity: 'alias',
      paths: {
        edit: alias.editPattern,
        create: alias.create,
        list: alias.list,
        changes: alias.changes,
        deleted: alias.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./aliases/alias-kind.tsx')).aliasScreens,
      source: 'src/features/content-editing/aliases/alias-kind.tsx',
    },
    {
      entity: 'height',
      paths: {
        edit: height.editPattern,
        create: height.create,
        list: height.list,
        changes: height.changes,
        deleted: height.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./heights/height-kind.tsx')).heightScreens,
      source: 'src/features/content-editing/heights/height-kind.tsx',
    },
    {
      entity: 'viewpoint',
      paths: {
        edit: viewpoint.editPattern,
        create: viewpoint.create,
        list: viewpoint.list,
        changes: viewpoint.changes,
        deleted: viewpoint.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./viewpoints/viewpoint-kind.tsx')).viewpointScreens,
      source: 'src/features/content-editing/viewpoints/viewpoint-kind.tsx',
    },
  ],
};
