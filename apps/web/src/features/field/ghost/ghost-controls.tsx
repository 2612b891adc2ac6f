import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { fieldMessages } from '../messages/index.ts';
import styles from './ghost-screen.module.css';
import { initialTransform, scaleLimits, type GhostTransform } from './ghost-transform.ts';

interface GhostControlsProps {
  readonly opacity: number;
  readonly transform: GhostTransform;
  readonly onOpacity: (opacity: number) => void;
  readonly onTransform: (transform: GhostTransform) => void;
}

/** The sliders of the picture over the camera. */
export function GhostControls({ opacity, transform, onOpacity, onTransform }: GhostControlsProps) {
  const { messages } = useLanguage(fieldMessages);
  const labels = messages.ghost;
  return (
    <div className={styles.controls}>
      <Field label={labels.opacity}>
        {(attributes) => (
          <input
            {...attributes}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={opacity}
            aria-valuetext={`${Math.round(opacity * 100)} %`}
            onChange={({ target }) => onOpacity(Number(target.value))}
          />
        )}
      </Field>
      <Field label={labels.size}>
        {(attributes) => (
          <input
            {...attributes}
            type="range"
            min={scaleLimits.min}
            max={scaleLimits.max}
            step={0.05}
            value={transform.scale}
            aria-valuetext={`${Math.round(transform.scale * 100)} %`}
            onChange={({ target }) => onTransform({ ...transform, scale: Number(target.value) })}
          />
        )}
      </Field>
      <Button look="link" onClick={() => onTransform(initialTransform)}>
        {labels.reset}
      </Button>
      <p className={styles.quiet}>{labels.hint}</p>
    </div>
  );
}
