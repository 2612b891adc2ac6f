import { IconMoon, IconSun, IconSunset2, IconSunrise } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { map3dMessages } from '../messages/index.ts';
import { sceneHourNames, type SceneHour } from '../state/scene-hours.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './hour-control.module.css';

const icons = { morning: IconSunrise, noon: IconSun, evening: IconSunset2, night: IconMoon } as const;

interface HourControlProps {
  readonly hour: SceneHour;
  readonly onChange: (hour: SceneHour) => void;
}

/** The time of day, which decides the light. */
export function HourControl({ hour, onChange }: HourControlProps) {
  const { messages } = useLanguage(map3dMessages);
  const { hours } = messages.map3d;
  return (
    <div role="group" aria-label={hours.label} className={styles.hours}>
      {sceneHourNames.map((name) => {
        const Icon = icons[name];
        return (
          <Button
            key={name}
            className={styles.hour}
            label={hours[name]}
            aria-pressed={name === hour}
            onClick={() => onChange(name)}
          >
            <Icon size={19} stroke={1.8} aria-hidden="true" />
          </Button>
        );
      })}
    </div>
  );
}
