import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { IAmHere } from './i-am-here.tsx';
import { fieldMessages } from './messages/index.ts';
import { OutboxPart } from './outbox/outbox-part.tsx';
import { PreloadPart } from './preload-part.tsx';

/** The manifest of the pages for travellers on the spot: stops nearby, notes, their outbox, and pictures over the camera. */
export const fieldManifest: FeatureManifest = {
  id: 'field',
  messages: fieldMessages,
  screens: [
    {
      id: 'field',
      paths: [paths.field()],
      load: async () => (await import('./near/near-screen.tsx')).nearScreenModule,
      source: 'src/features/field/near/near-screen.tsx',
    },
    {
      id: 'field-note',
      paths: ['/field/place/:id'],
      numericParameters: ['id'],
      load: async () => (await import('./note/note-screen.tsx')).noteScreenModule,
      source: 'src/features/field/note/note-screen.tsx',
    },
    {
      id: 'field-ghost',
      paths: ['/field/ghost/:id'],
      numericParameters: ['id'],
      load: async () => (await import('./ghost/ghost-screen.tsx')).ghostScreenModule,
      source: 'src/features/field/ghost/ghost-screen.tsx',
    },
    {
      id: 'field-outbox',
      paths: [paths.fieldOutbox()],
      load: async () => (await import('./outbox-list/outbox-screen.tsx')).outboxScreenModule,
      source: 'src/features/field/outbox-list/outbox-screen.tsx',
    },
  ],
  placeSections: [{ id: 'i-am-here', slot: 'body', rank: 36, Section: IAmHere }],
  pageParts: [
    { id: 'field-outbox', slot: 'page', rank: 90, Part: OutboxPart },
    { id: 'field-preload', slot: 'page', rank: 91, Part: PreloadPart },
  ],
  loadMapParts: async () => (await import('./map-parts.ts')).fieldParts,
};
