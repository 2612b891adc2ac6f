import type { Command } from '../../../lib/commands/command.ts';
import { stepChapter, toggleVoyage, voyageStore } from './voyage-store.ts';

const isAvailable = (): boolean => voyageStore.getState().count > 0;

/** The commands of the film of the journey. */
export const voyageCommands: readonly Command[] = [
  {
    id: 'play-voyage',
    group: 'page',
    label: (messages) => messages.commands.playVoyage,
    keys: [{ code: 'KeyK' }],
    isAvailable,
    run: toggleVoyage,
  },
  {
    id: 'previous-chapter',
    group: 'page',
    label: (messages) => messages.commands.previousChapter,
    keys: [{ code: 'KeyB' }],
    isAvailable,
    run: () => stepChapter(-1),
  },
  {
    id: 'next-chapter',
    group: 'page',
    label: (messages) => messages.commands.nextChapter,
    keys: [{ code: 'KeyN' }],
    isAvailable,
    run: () => stepChapter(1),
  },
];
