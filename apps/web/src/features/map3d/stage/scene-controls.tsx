import {
  IconArrowBigUpLine,
  IconChevronDown,
  IconChevronUp,
  IconMinus,
  IconPlus,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { Scene, SceneStep } from '../../../map/scene/scene.ts';
import { MapControlButton, MapControlGroup } from '../../../ui/controls/map-control.tsx';
import { map3dMessages } from '../messages/index.ts';
import styles from './scene-controls.module.css';

const groups = [
  [
    ['nearer', IconPlus],
    ['farther', IconMinus],
  ],
  [
    ['more-tilted', IconChevronUp],
    ['less-tilted', IconChevronDown],
  ],
  [
    ['turn-left', IconRotate2],
    ['turn-right', IconRotateClockwise2],
  ],
] as const satisfies readonly (readonly (readonly [SceneStep, typeof IconPlus])[])[];

interface SceneControlsProps {
  readonly scene: Scene | null;
  /** Where the camera looks, in degrees. */
  readonly heading: number;
}

/** The buttons of the camera. */
export function SceneControls({ scene, heading }: SceneControlsProps) {
  const { messages } = useLanguage(map3dMessages);
  const { controls } = messages.map3d;
  return (
    <div
      role="group"
      aria-label={controls.label}
      className={styles.controls}
      style={{ '--turn': `${-Math.round(heading)}deg` } as CSSProperties}
    >
      {groups.map((steps) => (
        <MapControlGroup key={steps[0][0]}>
          {steps.map(([step, icon]) => (
            <MapControlButton
              key={step}
              label={controls[step]}
              icon={icon}
              onClick={() => scene?.step(step)}
            />
          ))}
        </MapControlGroup>
      ))}
      <MapControlGroup>
        <MapControlButton
          label={controls.north}
          icon={IconArrowBigUpLine}
          onClick={() => scene?.step('north')}
        />
      </MapControlGroup>
    </div>
  );
}
