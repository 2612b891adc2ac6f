import { isCrawler } from '@cae-map/contract/crawler';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLocal, writeLocal } from '../../lib/storage/local-storage.ts';

/** A dialog that a visit can begin with. */
export type FirstDialog = 'language' | 'searchEngine' | 'announcement';

/**
 * What is shown. `waiting` precedes the first dialog and `announcing` the announcement of the English version, both by `dialogDelay`;
 * `closing` is the language dialog after another language was chosen.
 */
export type WelcomeStep = 'waiting' | FirstDialog | 'closing' | 'announcing' | 'journey' | 'none';

interface WelcomeState {
  readonly step: WelcomeStep;
  /** The dialog that the visit begins with; null until it is decided, or if there is none. */
  readonly first: FirstDialog | null;
}

/** How long the dialogs wait, and for how long the language dialog shows another language before it closes, in milliseconds. */
export const dialogDelay = 1000;

const welcomeStore = createStore<WelcomeState>(() => ({ step: 'none', first: null }));

/** Selects a value of the state of the dialogs. */
export function useWelcome<Value>(selector: (state: WelcomeState) => Value): Value {
  return useStore(welcomeStore, selector);
}

interface Visit {
  readonly location: Pick<Location, 'search'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
}

/**
 * The dialog that a visit begins with: that of search engines for crawlers, else the choice of the language until the visitor has made
 * it, else the announcement of the English version until it was shown. The query forces the first two.
 */
export function findFirstDialog({
  location: { search },
  navigator: { userAgent },
}: Visit): FirstDialog | null {
  const query = new URLSearchParams(search);
  if (isCrawler(userAgent, search) || query.has('showWelcomeSEO')) return 'searchEngine';
  if (query.has('showWelcome') || readLocal('showWelcomeDialog') !== 'false') return 'language';
  return isAnnouncementShown() ? null : 'announcement';
}

/** Begins with a dialog, once in a visit. */
export function beginWelcome(first: FirstDialog): void {
  if (welcomeStore.getState().first === null) welcomeStore.setState({ step: 'waiting', first });
}

/** Shows the dialog that the visit begins with. */
export function showFirstDialog(language: ContentLanguage): void {
  const { first } = welcomeStore.getState();
  if (first === 'announcement') announceEnglish(language);
  else welcomeStore.setState({ step: first ?? 'none' });
}

/** Stores that the visitor has chosen a language. @param isUnchanged whether it is that of the page */
export function completeChoice(language: ContentLanguage, isUnchanged: boolean): void {
  writeLocal('showWelcomeDialog', 'false');
  if (isUnchanged) closeLanguageDialog(language);
  else welcomeStore.setState({ step: 'closing' });
}

/** Closes the language dialog. The announcement follows on a Russian page unless it was shown, then the card that offers the journey. */
export function closeLanguageDialog(language: ContentLanguage): void {
  const isDue = language === 'ru' && !isAnnouncementShown();
  if (isDue) welcomeStore.setState({ step: 'announcing' });
  else completeAnnouncement();
}

/** Shows the announcement on a Russian page; an English one makes it needless. */
export function announceEnglish(language: ContentLanguage): void {
  if (language === 'ru') welcomeStore.setState({ step: 'announcement' });
  else completeAnnouncement();
}

/** Stores that the announcement needs not be shown again, and shows what follows. */
export function completeAnnouncement(): void {
  writeLocal('englishAnnouncementShown', 'true');
  const { first } = welcomeStore.getState();
  welcomeStore.setState({ step: first === 'language' ? 'journey' : 'none' });
}

/** Closes what is shown; nothing follows in this visit. */
export function endWelcome(): void {
  welcomeStore.setState({ step: 'none' });
}

function isAnnouncementShown(): boolean {
  return readLocal('englishAnnouncementShown') === 'true';
}
