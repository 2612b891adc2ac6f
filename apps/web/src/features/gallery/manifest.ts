import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
import { pageParameter } from '../../lib/url/page-parameter.ts';
import { gallerySections } from './place-sections.ts';
import { galleryMessages } from './messages/index.ts';

/** The manifest of the pictures of a stop, in its pane and on a separate page. */
export const galleryManifest: FeatureManifest = {
  id: 'gallery',
  messages: galleryMessages,
  screens: [
    {
      id: 'picture',
      sharedMessages: recordPageMessages,
      paths: ['/picture/:image_id'],
      hasTwins: true,
      load: async () => (await import('./picture-page/picture-screen.tsx')).pictureScreenModule,
      source: 'src/features/gallery/picture-page/picture-screen.tsx',
    },
    {
      id: 'pictures',
      paths: ['/pictures', '/picture'],
      load: async () => (await import('./picture-page/pictures-screen.tsx')).picturesScreenModule,
      source: 'src/features/gallery/picture-page/pictures-screen.tsx',
      query: [pageParameter],
    },
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
