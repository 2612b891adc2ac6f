import type { Journey } from '@cae-map/expedition/journey/journey';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { positionAt } from '../model/journey-position.ts';
import { describePosition } from '../model/journey-text.ts';

/** The interval of announcements during the playback in milliseconds, long enough for a sentence. */
export const announcementMilliseconds = 4000;

/**
 * Announces the day and the place while the journey plays. While it is paused, the slider has the position as its value, and
 * an opened stop is announced separately.
 */
export function Announcer({ journey }: { readonly journey: Journey }) {
  const { language, messages } = useLanguage();
  const isPlaying = useJourney((state) => state.isPlaying);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!isPlaying) return undefined;
    const announce = (): void =>
      setMessage(
        describePosition(positionAt(journey, journeyStore.getState().moment), { language, messages }),
      );
    announce();
    const timer = setInterval(announce, announcementMilliseconds);
    return () => {
      clearInterval(timer);
      setMessage('');
    };
  }, [journey, isPlaying, language, messages]);
  return (
    <p role="status" className="visually-hidden" data-journey-said="">
      {message}
    </p>
  );
}
