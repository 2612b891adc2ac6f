import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { DraftStore, EditTool } from '../../lib/editing/create-draft-store.ts';
import { enterMapMode, type MapModeAnnouncements, type MapModeSession } from '../mode/map-mode.ts';
import { useWorkspaceMode } from '../mode/use-workspace-mode.ts';
import type { MapInput, MapInputResponse } from '../pointer/map-input.ts';

const modes: Readonly<Record<Exclude<EditTool, 'select'>, MapModeSession['mode']>> = {
  position: 'place-point',
  line: 'edit-line',
};

interface EditTools<Item extends object, Field extends keyof Item & string> {
  readonly drafts: DraftStore<Item, Field>;
  readonly onInput: (input: MapInput) => MapInputResponse;
  /** The texts when a tool is chosen and left. */
  readonly readAnnouncements: (tool: Exclude<EditTool, 'select'>) => MapModeAnnouncements;
}

/** Keeps a mode of the map while a record is edited: that of the chosen tool, else that of the workspace. */
export function useEditTools<Item extends object, Field extends keyof Item & string>({
  drafts: { store, chooseTool },
  onInput,
  readAnnouncements,
}: EditTools<Item, Field>): void {
  const tool = useStore(store, (state) => state.tool);
  const receive = useEffectEvent(onInput);
  const announcementsOf = useEffectEvent(readAnnouncements);
  useWorkspaceMode(onInput);
  useEffect(() => {
    if (tool === 'select') return undefined;
    const { started, byKeyboard, ended } = announcementsOf(tool);
    return enterMapMode({
      mode: modes[tool],
      onInput: (input) => receive(input),
      onEnd: () => chooseTool('select'),
      announcements: { started, byKeyboard, ended },
    });
  }, [tool, chooseTool]);
}
