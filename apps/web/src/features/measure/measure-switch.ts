import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether a distance is being measured. */
export const measureSwitch = createSwitch();
