import { useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './setting-switch.module.css';

interface SettingSwitchProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with a label and a hint. The whole row is clickable. */
export function SettingSwitch({ label, hint, isOn, onChange }: SettingSwitchProps) {
  const labelId = useId();
  const hintId = useId();
  return (
    <Button
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      {...(hint === undefined ? {} : { 'aria-describedby': hintId })}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} aria-hidden="true" />
      <span id={labelId}>{label}</span>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </Button>
  );
}
