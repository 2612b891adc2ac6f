import { useId, type RefObject } from 'react';
import styles from '../../filters/filters.module.css';
import { PlaceInput } from './place-input.tsx';

interface PlaceChoiceProps {
  readonly label: string;
  /** The placeholder without a place. */
  readonly emptyLabel: string;
  readonly placeId: number | null;
  readonly onChange: (placeId: number | null) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** The field for a place with its label, as one of several filters. */
export function PlaceChoice({ label, ...input }: PlaceChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <PlaceInput {...input} attributes={{ id, 'aria-invalid': false }} />
    </div>
  );
}
