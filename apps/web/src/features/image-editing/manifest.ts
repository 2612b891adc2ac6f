import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { imageEditingMessages } from './messages/index.ts';

/** The manifest of the administration of images: the library, the upload, the editor, the review and the analysis. */
export const imageEditingManifest: FeatureManifest = {
  id: 'image-editing',
  messages: imageEditingMessages,
  loadMapParts: async () => (await import('./map-parts.ts')).imageEditingParts,
  screens: [
    {
      audience: 'admins',
      id: 'image-library',
      paths: [paths.adminImages()],
      load: async () => (await import('./library/library-screen.tsx')).libraryScreenModule,
      source: 'src/features/image-editing/library/library-screen.tsx',
    },
    {
      audience: 'admins',
      id: 'image-upload',
      paths: [paths.uploadImages()],
      load: async () => (await import('./upload/upload-screen.tsx')).uploadScreenModule,
      source: 'src/features/image-editing/upload/upload-screen.tsx',
    },
    {
      audience: 'admins',
      id: 'deleted-images',
      paths: [paths.deletedImages()],
      load: async () => (await import('./deleted/deleted-screen.tsx')).deletedScreenModule,
      source: 'src/features/image-editing/deleted/deleted-screen.tsx',
    },
    {
      audience: 'admins',
      id: 'image-changes',
      paths: [paths.imageChanges()],
      load: async () => (await import('./changes/changes-screen.tsx')).changesScreenModule,
      source: 'src/features/image-editing/changes/changes-screen.tsx',
    },
    {
      audience: 'admins',
      id: 'image-review',
      paths: [paths.reviewImages()],
      load: async () => (await import('./review/review-screen.tsx')).reviewScreenModule,
      source: 'src/features/image-editing/review/review-screen.tsx',
    },
    {
      audience: 'admins',
      id: 'image-analysis',
      paths: [paths.analyzeImages()],
      load: async () => (await import('./analysis/analysis-screen.tsx')).analysisScreenModule,
      source: 'src/features/image-editing/analysis/analysis-screen.tsx',
    },
    {
      id: 'edit-image',
      paths: ['/image/edit/:id'],
      numericParameters: ['id'],
      audience: 'admins',
      frame: 'map',
      isWorkspace: true,
      load: async () => (await import('./edit/edit-screen.tsx')).editImageScreenModule,
      source: 'src/features/image-editing/edit/edit-screen.tsx',
    },
  ],
};
