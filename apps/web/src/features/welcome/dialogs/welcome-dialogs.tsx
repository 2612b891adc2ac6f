import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import {
  announceEnglish,
  closeLanguageDialog,
  dialogDelay,
  showFirstDialog,
  useWelcome,
  type WelcomeStep,
} from '../welcome-store.ts';
import { EnglishAnnouncement } from './english-announcement.tsx';
import { JourneyCard } from './journey-card.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { SearchEngineDialog } from './search-engine-dialog.tsx';

/** The dialogs of a first visit, one after the other. */
export function WelcomeDialogs() {
  const step = useWelcome((state) => state.step);
  useDelayedSteps(step);
  switch (step) {
    case 'language':
    case 'closing':
      return <LanguageDialog isClosing={step === 'closing'} />;
    case 'announcement':
      return <EnglishAnnouncement />;
    case 'searchEngine':
      return <SearchEngineDialog />;
    case 'journey':
      return <JourneyCard />;
    case 'waiting':
    case 'announcing':
    case 'none':
      return null;
  }
}

/** Ends the steps that only last for `dialogDelay`. */
function useDelayedSteps(step: WelcomeStep): void {
  const { language } = useLanguage();
  const end = useEffectEvent((ended: WelcomeStep) => {
    if (ended === 'waiting') showFirstDialog(language);
    if (ended === 'closing') closeLanguageDialog(language);
    if (ended === 'announcing') announceEnglish(language);
  });
  useEffect(() => {
    const timer = setTimeout(() => end(step), dialogDelay);
    return () => clearTimeout(timer);
  }, [step]);
}
