import { IconColumns2, IconLink, IconRoute2, IconShare2 } from '@tabler/icons-react';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { formatMapHash } from '@cae-map/expedition/hash';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { changeOptions } from '../../../lib/options/options-store.ts';
import { useMapUrl } from '../../../lib/map-url/map-url-context.tsx';
import { directionsUrl } from './directions-url.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './place-actions.module.css';

const iconProps = { size: 20, stroke: 1.8, 'aria-hidden': true } as const;

/** The actions of a stop: directions, both languages, copying the link, sharing. */
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

/** The link to the directions on another site, which receives no request before the click. */
function Directions({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const url = directionsUrl(place);
  if (url === null) return null;
  return (
    <li>
      <a
        className={styles.action}
        href={url}
        target="_blank"
        rel="noreferrer"
        title={messages.place.actions.directionsHint}
      >
        <IconRoute2 {...iconProps} />
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
      <Button
        className={styles.action}
        aria-pressed={readsBoth}
        title={messages.place.actions.bothLanguagesHint}
        onClick={() => changeOptions({ bilingualsidebar: !readsBoth })}
      >
        <IconColumns2 {...iconProps} />
        {messages.place.actions.bothLanguages}
      </Button>
    </li>
  );
}

function CopyLink({ view }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const copy = useCopy();
  const getUrl = usePlaceUrl(view);
  return (
    <li className={styles.scripted}>
      <Button
        className={styles.action}
        title={messages.place.actions.copyLinkHint}
        onClick={() => void copy(getUrl(), messages.place.actions.linkCopied)}
      >
        <IconLink {...iconProps} />
        {messages.place.actions.copyLink}
      </Button>
    </li>
  );
}

/** Opens the share dialog of the browser, if it is supported. */
function Share({ view }: PlaceSectionProps) {
  const { language, messages } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const getUrl = usePlaceUrl(view);
  if (!isInBrowser || !('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: getTitle(view.place, language), url: getUrl() });
    } catch {
      // The visitor has cancelled the dialog.
    }
  };
  return (
    <li className={styles.scripted}>
      <Button className={styles.action} onClick={() => void share()}>
        <IconShare2 {...iconProps} />
        {messages.place.actions.share}
      </Button>
    </li>
  );
}

/** Returns a function that creates the URL of the stop in the language of the page with the current view and day. */
function usePlaceUrl({ place }: PlaceView): () => string {
  const { language } = useLanguage();
  const mapAddress = useMapUrl();
  return () => {
    const url = new URL(localPath(language, paths.place(place.place_id)), window.location.origin);
    const { hash } = mapAddress?.store.getState() ?? {};
    if (hash) url.hash = formatMapHash({ ...hash, place: null });
    return url.href;
  };
}
