import { IconColumns2, IconLink, IconRoute2, IconShare2 } from '@tabler/icons-react';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { formatMapHash } from '@cae-map/expedition/hash';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { useMapUrl } from '../../lib/map-url/map-url-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import { useCopy } from '../../lib/notices/use-copy.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { useReadsBothLanguages } from '../../ui/language/both-languages.tsx';
import { directionsAddress } from './directions-address.ts';
import styles from './place-actions.module.css';

const sign = { size: 20, stroke: 1.8, 'aria-hidden': true } as const;

/** What a visitor can do with a stop: go there, pass it on, read it in both languages. */
export function PlaceActions({ view }: PlaceSectionProps) {
  const { messages } = useLanguage();
  return (
    <ul className={styles.actions} aria-label={messages.place.actions.label}>
      <Directions view={view} />
      <BothLanguages />
      <CopyLink view={view} />
      <Share view={view} />
    </ul>
  );
}

/** A link to another site: it is asked for nothing before it is followed. */
function Directions({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const address = directionsAddress(place);
  if (address === null) return null;
  return (
    <li>
      <a
        className={styles.action}
        href={address}
        target="_blank"
        rel="noreferrer"
        title={messages.place.actions.directionsHint}
      >
        <IconRoute2 {...sign} />
        {messages.place.actions.directions}
      </a>
    </li>
  );
}

function BothLanguages() {
  const { messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  return (
    <li className={styles.scripted}>
      <button
        type="button"
        className={styles.action}
        aria-pressed={readsBoth}
        title={messages.place.actions.bothLanguagesHint}
        onClick={() => changeOptions({ bilingualsidebar: !readsBoth })}
      >
        <IconColumns2 {...sign} />
        {messages.place.actions.bothLanguages}
      </button>
    </li>
  );
}

function CopyLink({ view }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const copy = useCopy();
  const address = useReadableAddress(view);
  return (
    <li className={styles.scripted}>
      <button
        type="button"
        className={styles.action}
        title={messages.place.actions.copyLinkHint}
        onClick={() => void copy(address(), messages.place.actions.linkCopied)}
      >
        <IconLink {...sign} />
        {messages.place.actions.copyLink}
      </button>
    </li>
  );
}

/** Hands the stop to another program of the visitor's, where the browser can. */
function Share({ view }: PlaceSectionProps) {
  const { language, messages } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const address = useReadableAddress(view);
  if (!isInBrowser || !('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: getTitle(view.place, language), url: address() });
    } catch {
      // The visitor has thought better of it, and nothing is lost.
    }
  };
  return (
    <li className={styles.scripted}>
      <button type="button" className={styles.action} onClick={() => void share()}>
        <IconShare2 {...sign} />
        {messages.place.actions.share}
      </button>
    </li>
  );
}

/** The address of the stop in the language of the page, with the view and the day that the visitor has come to, if any. */
function useReadableAddress({ place }: PlaceView): () => string {
  const { language } = useLanguage();
  const mapAddress = useMapUrl();
  return () => {
    const address = new URL(localPath(language, paths.place(place.place_id)), window.location.origin);
    const { hash } = mapAddress?.store.getState() ?? {};
    if (hash) address.hash = formatMapHash({ ...hash, place: null });
    return address.href;
  };
}
