import { getTitle } from '@cae-map/expedition/texts/titles';
import { correctedPlace } from '../../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { SuggestCorrection } from '../../../ui/corrections/suggest-correction.tsx';

const CreditsOfPlace = lazyOptional<PlaceSectionProps>(
  async () => (await import('./credits-of-place.tsx')).CreditsOfPlace,
);

/** The last section of a stop: the visitors who have corrected it, and the form for another correction. */
export function PlaceCorrections({ view }: PlaceSectionProps) {
  const { language } = useLanguage();
  const isInBrowser = useIsInBrowser();
  return (
    <div>
      {isInBrowser && <CreditsOfPlace view={view} />}
      <SuggestCorrection record={correctedPlace(view.place, getTitle(view.place, language))} />
    </div>
  );
}
