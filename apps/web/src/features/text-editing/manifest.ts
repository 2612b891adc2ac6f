import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { textEditingMessages } from './messages/index.ts';

const { editPattern, changes, deleted } = editorPaths('text');

/** The manifest of the editing of single texts of books. */
export const textEditingManifest: FeatureManifest = {
  id: 'text-editing',
  messages: textEditingMessages,
  recordKinds: [
    {
      entity: 'text',
      paths: { edit: editPattern, changes, deleted },
      isBesideMap: false,
      load: async () => (await import('./text-kind.tsx')).textScreens,
      source: 'src/features/text-editing/text-kind.tsx',
    },
  ],
};
