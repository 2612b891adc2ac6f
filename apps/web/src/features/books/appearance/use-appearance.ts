import { useLayoutEffect } from 'react';
import { applyAppearance } from './apply-appearance.ts';

/** Shows the page with the settings of the reader while the component is mounted. */
export function useAppearance(): void {
  useLayoutEffect(applyAppearance, []);
}
