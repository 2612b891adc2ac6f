import type { ComponentProps } from 'react';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `submit` sends the form that the button belongs to; any other button never does. */
  readonly type?: 'button' | 'submit';
}

/**
 * The button of the product: it has no effect on a form around it unless it is a submit button. Every button of the interface is one, or is
 * one of the buttons of this folder that are made from it.
 */
export function Button({ type = 'button', ...properties }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- The type of the property allows only the two types that are used.
  return <button {...properties} type={type} />;
}
