import { createSwitch } from '../state/create-switch.ts';

/** Whether the dialog that shares what is open is open. */
export const shareDialog = createSwitch();
