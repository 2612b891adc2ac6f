import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** How a button looks: with a border, filled for the main action, without border and background, or as a link within a sentence. */
export type ButtonLook = 'outlined' | 'main' | 'bare' | 'link';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `submit` sends the form that the button belongs to; any other button never does. */
  readonly type?: 'button' | 'submit';
  /** The accessible name and the tooltip of a button that shows only an icon. */
  readonly label?: string;
  /** Without a look, the class defines everything. The properties `--button-height` and `--button-padding` change the size. */
  readonly look?: ButtonLook;
}

/**
 * The button of the product. It does not send a form unless it is a submit button. With `aria-disabled` it keeps the focus and the tooltip,
 * and does nothing. All buttons of the interface are of this component or of those of this folder that are made from it;
 * `tests/conventions.test.ts` reports any other.
 */
export function Button({ type = 'button', label, look, className, onClick, ...properties }: ButtonProps) {
  const isUnavailable = properties['aria-disabled'] === true || properties['aria-disabled'] === 'true';
  const classes = [look === undefined ? undefined : styles[look], className].filter(Boolean).join(' ');
  return (
    <button
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      {...properties}
      {...(classes === '' ? {} : { className: classes })}
      type={type}
      onClick={isUnavailable ? preventDefault : onClick}
    />
  );
}

function preventDefault(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
