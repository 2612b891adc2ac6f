import { compassPoint } from '@cae-map/expedition/where-am-i';
import { IconCompass } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { dropCompass, requestCompass, type useCompass } from '../device/compass.ts';
import { fieldMessages } from '../messages/index.ts';
import styles from './near-screen.module.css';

/** The button of the compass, and what it reports. The direction changes too often for a live region. */
export function CompassSwitch({ compass }: { readonly compass: ReturnType<typeof useCompass> }) {
  const { messages } = useLanguage(fieldMessages);
  const labels = messages.field.compass;
  const { state, heading } = compass;
  const isOn = state !== 'off' && state !== 'denied';
  return (
    <>
      <Button
        look="outlined"
        aria-pressed={isOn}
        onClick={() => {
          if (isOn) dropCompass();
          else void requestCompass();
        }}
      >
        <IconCompass size={20} stroke={1.8} aria-hidden="true" />
        {isOn ? labels.off : labels.on}
      </Button>
      <p className={styles.compass}>
        {heading !== null && (
          <b>{labels.heading(heading, messages.map.walker.directions[compassPoint(heading)])}</b>
        )}
        <span role="status">{labels.states[state]}</span>
      </p>
    </>
  );
}
