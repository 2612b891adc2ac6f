import { createStore } from 'zustand/vanilla';
import type { MapCommandContext } from './command.ts';

/** The command context of the map screen, which writes it; null on other screens. */
export const mapCommandStore = createStore<{ readonly map: MapCommandContext | null }>(() => ({ map: null }));
