import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { translationOptions } from '../../lib/options/translation-options.ts';
import { paths } from '../../lib/url/paths.ts';
import { InPlacePart } from './in-place/in-place-part.tsx';
import { OutdatedPart } from './outdated/outdated-part.tsx';
import { translationsMessages } from './messages/index.ts';

/** The manifest of the translations: their dashboard, the workbench of a field, the review and the suggestions of the visitor. */
export const translationsManifest: FeatureManifest = {
  id: 'translations',
  messages: translationsMessages,
  pageParts: [
    { id: 'in-place-translation', slot: 'page', rank: 45, audience: 'signedIn', Part: InPlacePart },
    { id: 'outdated-translations', slot: 'page', rank: 46, Part: OutdatedPart },
  ],
  options: [translationOptions],
  screens: [
    {
      id: 'translations',
      paths: [paths.translations()],
      audience: 'signedIn',
      load: async () => (await import('./dashboard/dashboard-screen.tsx')).dashboardScreenModule,
      source: 'src/features/translations/dashboard/dashboard-screen.tsx',
    },
    {
      id: 'translation-review',
      paths: [paths.translationReview()],
      audience: 'translations.approve',
      load: async () => (await import('./review/review-screen.tsx')).translationReviewModule,
      source: 'src/features/translations/review/review-screen.tsx',
    },
    {
      id: 'own-suggestions',
      paths: [paths.ownSuggestions()],
      audience: 'signedIn',
      load: async () => (await import('./review/own-suggestions-screen.tsx')).ownSuggestionsModule,
      source: 'src/features/translations/review/own-suggestions-screen.tsx',
    },
    {
      id: 'translation-files',
      paths: [paths.translationFiles()],
      audience: 'signedIn',
      load: async () => (await import('./files/files-screen.tsx')).translationFilesModule,
      source: 'src/features/translations/files/files-screen.tsx',
    },
    {
      id: 'translation',
      paths: ['/translations/:language/:table/:id/:field'],
      numericParameters: ['id'],
      audience: 'signedIn',
      load: async () => (await import('./workbench/workbench-screen.tsx')).workbenchScreenModule,
      source: 'src/features/translations/workbench/workbench-screen.tsx',
    },
  ],
};
