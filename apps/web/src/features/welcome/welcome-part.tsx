import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useIsAfterFirstDrawing } from '../../lib/loading/first-screen.ts';
import { baseLayerStore } from '../../map/base-layers/base-layer-store.ts';
import { useCountry } from '../../map/base-layers/use-country.ts';
import { beginWelcome, findFirstDialog, useWelcome } from './welcome-store.ts';

const WelcomeDialogs = lazyOptional(
  async () => (await import('./dialogs/welcome-dialogs.tsx')).WelcomeDialogs,
);

/** Loads the dialogs of a first visit when the map is drawn and the country of the visitor is known; nothing on other visits. */
export function WelcomePart() {
  const isDrawn = useIsAfterFirstDrawing();
  const isCountryKnown = useStore(baseLayerStore, ({ country }) => country !== null);
  const isNeeded = useWelcome(({ step }) => step !== 'none');
  // Requested on every visit, because visitors in China get Chinese labels.
  useCountry(isDrawn);
  useEffect(() => {
    if (!isDrawn || !isCountryKnown) return;
    const first = findFirstDialog(window);
    if (first !== null) beginWelcome(first);
  }, [isDrawn, isCountryKnown]);
  return isNeeded && <WelcomeDialogs />;
}
