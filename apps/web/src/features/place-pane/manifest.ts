import type { FeatureManifest } from '../../lib/feature-manifest.ts';

/** The pane of a stop is composed into the map's screen by `app`; the page of its pictures is a screen of its own. */
export const placePaneManifest: FeatureManifest = {
  id: 'place-pane',
  screens: [
    {
      id: 'imageview',
      paths: ['/place/imageview/:id'],
      numericParameters: ['id'],
      load: async () => (await import('./image-view-screen.tsx')).imageViewScreenModule,
      source: 'src/features/place-pane/image-view-screen.tsx',
    },
  ],
};
