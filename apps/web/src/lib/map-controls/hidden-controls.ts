import { createSwitch } from '../state/create-switch.ts';

/** Whether the controls and the legend of the map are hidden, for an undisturbed view. */
export const hiddenControls = createSwitch();
