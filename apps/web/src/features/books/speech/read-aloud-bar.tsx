import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerStopFilled,
  IconVolume,
} from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { booksMessages } from '../messages/index.ts';
import styles from './read-aloud-bar.module.css';
import { useSpeech } from './speech-store.ts';
import type { ChapterAloud } from './use-read-aloud.ts';
import { useHasVoice } from './voices.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** Begins reading aloud; nothing in a browser without a voice for the language of the page. */
export function ReadAloudButton({ aloud }: { readonly aloud: ChapterAloud }) {
  const { language, messages } = useLanguage(booksMessages);
  const isOff = useSpeech(({ status }) => status === 'off');
  if (!useHasVoice(language)) return null;
  return (
    <Button
      look="link"
      aria-keyshortcuts="r"
      aria-pressed={!isOff}
      title={`${messages.aloud.start} (R)`}
      onClick={isOff ? aloud.toggle : aloud.stop}
    >
      <IconVolume size={18} stroke={1.8} aria-hidden="true" />
      {messages.aloud.start}
    </Button>
  );
}

/** The controls of reading aloud, while it is on. */
export function ReadAloudBar({ aloud }: { readonly aloud: ChapterAloud }) {
  const { messages } = useLanguage(booksMessages);
  const status = useSpeech((state) => state.status);
  if (status === 'off') return null;
  const { pause, resume, previous, next, stop, label } = messages.aloud;
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <Button look="bare" label={previous} onClick={() => aloud.step(-1)}>
        <IconPlayerSkipBackFilled {...icon} />
      </Button>
      <Button look="bare" label={status === 'paused' ? resume : pause} onClick={aloud.togglePause}>
        {status === 'paused' ? <IconPlayerPlayFilled {...icon} /> : <IconPlayerPauseFilled {...icon} />}
      </Button>
      <Button look="bare" label={next} onClick={() => aloud.step(1)}>
        <IconPlayerSkipForwardFilled {...icon} />
      </Button>
      <Button look="bare" label={stop} onClick={aloud.stop}>
        <IconPlayerStopFilled {...icon} />
      </Button>
    </div>
  );
}
