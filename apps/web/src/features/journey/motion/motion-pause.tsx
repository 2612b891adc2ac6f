import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import styles from './motion-pause.module.css';
import type { RunControl } from './run-lines.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The buttons that pause, continue and end a running line. */
export function MotionPause({ control }: { readonly control: RunControl }) {
  const { messages } = useLanguage();
  const { animation } = messages.journey;
  const [isPaused, setPaused] = useState(false);
  const Icon = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled;
  return (
    <div className={styles.bar} data-map-tool>
      <Button
        className={styles.pause}
        onClick={() => {
          if (isPaused) control.resume();
          else control.pause();
          setPaused(!isPaused);
        }}
      >
        <Icon size={16} aria-hidden="true" />
        {isPaused ? animation.resume : animation.pause}
      </Button>
      <CloseButton isBare label={animation.stop} onClick={control.stop} />
    </div>
  );
}
