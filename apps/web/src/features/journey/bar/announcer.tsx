import type { Journey } from '@cae-map/expedition/journey/journey';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { positionAt } from '../model/journey-position.ts';
import { spokenPosition } from '../model/journey-text.ts';

/** How often the place is said while it plays, in milliseconds: a sentence needs its time. */
export const speakingMilliseconds = 4000;

/**
 * Says the day and the place while the journey plays, at a rate that can be listened to. When it stands the slider says
 * where it is, and the stop that is opened says its name.
 */
export function Announcer({ journey }: { readonly journey: Journey }) {
  const { language, messages } = useLanguage();
  const isPlaying = useJourney((state) => state.isPlaying);
  const [said, say] = useState('');
  useEffect(() => {
    if (!isPlaying) return undefined;
    const speak = (): void =>
      say(spokenPosition(positionAt(journey, journeyStore.getState().moment), { language, messages }));
    speak();
    const timer = setInterval(speak, speakingMilliseconds);
    return () => {
      clearInterval(timer);
      say('');
    };
  }, [journey, isPlaying, language, messages]);
  return (
    <p role="status" className="visually-hidden" data-journey-said="">
      {said}
    </p>
  );
}
