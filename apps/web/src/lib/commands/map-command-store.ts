import { createStore } from 'zustand/vanilla';
import type { MapCommandContext } from './command.ts';

/** What commands act on where a map is shown: its screen writes it, whoever runs a command reads it. */
export const mapCommandStore = createStore<{ readonly map: MapCommandContext | null }>(() => ({ map: null }));
