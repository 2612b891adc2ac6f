import { createSwitch } from '../../../lib/state/create-switch.ts';

/** Whether the search in the book is open. */
export const bookFind = createSwitch();
