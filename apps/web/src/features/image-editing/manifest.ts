import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { imageEditingMessages } from './messages/index.ts';

/** The manifest of the administration of images: the library, the upload, the editor, the review and the analysis. */
export const imageEditingManifest: FeatureManifest = {
  id: 'image-editing',
  messages: imageEditingMessages,
  recordKinds: [
    {
      entity: 'image',
      paths: {
        edit: editorPaths('image').editPattern,
        create: editorPaths('image').create,
        changes: paths.imageChanges(),
        deleted: paths.deletedImages(),
      },
      isBesideMap: false,
      load: async () => (await import('./image-kind.tsx')).imageScreens,
      source: 'src/features/image-editing/image-kind.tsx',
      loadMapTools: async () => (await import('./edit/map/edited-image-on-map.tsx')).EditedImageOnMap,
    },
  ],
  screens: [
    {
      audience: 'images.write',
      id: 'image-library',
      paths: [paths.adminImages()],
      load: async () => (await import('./library/library-screen.tsx')).libraryScreenModule,
      source: 'src/features/image-editing/library/library-screen.tsx',
    },
    {
      audience: 'images.write',
      id: 'image-upload',
      paths: [paths.uploadImages()],
      load: async () => (await import('./upload/upload-screen.tsx')).uploadScreenModule,
      source: 'src/features/image-editing/upload/upload-screen.tsx',
    },
    {
      audience: 'images.write',
      id: 'image-review',
      paths: [paths.reviewImages()],
      load: async () => (await import('./review/review-screen.tsx')).reviewScreenModule,
      source: 'src/features/image-editing/review/review-screen.tsx',
    },
    {
      audience: 'images.write',
      id: 'image-analysis',
      paths: [paths.analyzeImages()],
      load: async () => (await import('./analysis/analysis-screen.tsx')).analysisScreenModule,
      source: 'src/features/image-editing/analysis/analysis-screen.tsx',
    },
  ],
};
