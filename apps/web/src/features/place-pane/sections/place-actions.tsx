import { IconColumns2, IconRoute2, IconShare2 } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { changeOptions } from '../../../lib/options/options-store.ts';
import { directionsUrl } from './directions-url.ts';
import { useCountUsage } from '../../../lib/telemetry/use-count-usage.ts';
import { shareDialog } from '../../../lib/share/share-dialog.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './place-actions.module.css';

const iconProps = { size: 20, stroke: 1.8, 'aria-hidden': true } as const;

/** The actions of a stop: directions, both languages, sharing. */
export function PlaceActions({ view }: PlaceSectionProps) {
  const { messages } = useLanguage();
  return (
    <ul className={styles.actions} aria-label={messages.place.actions.label}>
      <Directions view={view} />
      <BothLanguages />
      <Share />
    </ul>
  );
}

/** The link to the directions on another site, which receives no request before the click. */
function Directions({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const countUsage = useCountUsage();
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
        onClick={() => countUsage('directions', place)}
        onAuxClick={({ button }) => button === 1 && countUsage('directions', place)}
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

/** Opens the dialog that shares the stop. */
function Share() {
  const { messages } = useLanguage();
  return (
    <li className={styles.scripted}>
      <Button className={styles.action} aria-haspopup="dialog" onClick={() => shareDialog.set(true)}>
        <IconShare2 {...iconProps} />
        {messages.place.actions.share}
      </Button>
    </li>
  );
}
