import { getImageKind } from '@cae-map/expedition/places/images';
import { findStopAlong, type RouteDirection } from '@cae-map/expedition/find-stop-along';
import type { Expedition } from '@cae-map/expedition/expedition';
import type { Command } from '../../../lib/commands/command.ts';
import { appOptions } from '../../../lib/options/app-options.ts';

const quickEditCommand: Command = {
  id: 'quick-edit',
  group: 'stops',
  audience: 'places.write',
  label: (messages) => messages.commands.quickEdit,
  keys: [{ code: 'KeyQ' }],
  isAvailable: ({ map }) => map !== null,
  run({ map, announce, messages }) {
    const isOn = !appOptions.store.getState().editorPlaceQuickEdit;
    appOptions.change({ editorPlaceQuickEdit: isOn });
    announce(messages.commandEffects.quickEdit(isOn, map !== null && map.placeId !== 0));
  },
};

const isHistorical = new Set(['histexpphoto', 'histimage']);

/** Whether a place has an enabled historical photograph; illustrations of this site are not photographs. */
function hasHistoricalPhotos(expedition: Expedition, placeId: number): boolean {
  return expedition
    .getImages(placeId)
    .some(
      (image) =>
        image.image_enabled && isHistorical.has(image.image_type) && getImageKind(image) === 'photograph',
    );
}

function photoStopCommand(direction: RouteDirection): Command {
  const isNext = direction === 'next';
  return {
    id: `${direction}-photo-stop`,
    group: 'stops',
    audience: 'places.write',
    label: ({ commands }) => (isNext ? commands.nextPhotoStop : commands.previousPhotoStop),
    keys: [{ code: isNext ? 'Period' : 'Comma', shift: true }],
    isAvailable: ({ map }) => map !== null && map.placeId !== 0,
    run({ map, announce, messages: { commands } }) {
      const expedition = map?.expedition ?? null;
      if (map === null || expedition === null) return;
      const found = findStopAlong(expedition, map.placeId, direction, (id) =>
        hasHistoricalPhotos(expedition, id),
      );
      if (found === null) announce(isNext ? commands.noNextPhotoStop : commands.noPreviousPhotoStop);
      else map.openPlace(found);
    },
  };
}

/** The commands of editors on the map. */
export const placeEditingCommands: readonly Command[] = [
  quickEditCommand,
  photoStopCommand('previous'),
  photoStopCommand('next'),
];
