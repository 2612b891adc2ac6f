import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { gallerySections } from './place-sections.ts';
import { galleryMessages } from './messages/index.ts';

/** The manifest of the pictures of a stop, in its pane and on a separate page. */
export const galleryManifest: FeatureManifest = {
  id: 'gallery',
  messages: galleryMessages,
  screens: [
    {
      id: 'imageview',
      paths: ['/place/imageview/:id'],
      numericParameters: ['id'],
      load: async () => (await import('./image-view-screen.tsx')).imageViewScreenModule,
      source: 'src/features/gallery/image-view-screen.tsx',
    },
  ],
  placeSections: gallerySections,
  loadMapParts: async () => (await import('./map-parts.ts')).galleryParts,
};
