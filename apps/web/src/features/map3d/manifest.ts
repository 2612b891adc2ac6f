import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { SeeIn3d } from './links/see-in-3d.tsx';
import { map3dMessages } from './messages/index.ts';

/** The manifest of the 3D map: its screens, and the links to it from the map and from stops. */
export const map3dManifest: FeatureManifest = {
  id: 'map3d',
  messages: map3dMessages,
  screens: [
    {
      id: 'map3d',
      paths: ['/map3d/cae'],
      load: async () => (await import('./expedition/map3d-screen.tsx')).map3dScreenModule,
      source: 'src/features/map3d/expedition/map3d-screen.tsx',
    },
    {
      id: 'flight',
      paths: ['/map3d/demo'],
      load: async () => (await import('./flight/flight-screen.tsx')).flightScreenModule,
      source: 'src/features/map3d/flight/flight-screen.tsx',
    },
  ],
  placeSections: [{ id: 'see-in-3d', slot: 'body', rank: 34, Section: SeeIn3d }],
  loadMapParts: async () => (await import('./map-parts.ts')).map3dParts,
};
