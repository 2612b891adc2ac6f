import { IconCrosshair } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { useCopyCoordinates } from '../../lib/notices/use-copy.ts';
import { isValidPosition } from '../../map/camera/camera.ts';
import { enterMapMode } from '../../map/mode/map-mode.ts';
import type { MapInput, MapInputResponse } from '../../map/pointer/map-input.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { copyCoordinatesCommand, copySwitch } from './copy-coordinates-command.ts';

/** Five decimals are about a metre. */
const round = (degrees: number): number => Number(degrees.toFixed(5));

function CopyCoordinatesPart() {
  return copySwitch.useIsOn() ? <CopyMode /> : null;
}

/** While mounted, a click on the map copies the coordinates of the point and ends the mode. */
function CopyMode() {
  const { messages } = useLanguage();
  const copy = useCopyCoordinates();
  const onInput = useEffectEvent(({ kind, position }: MapInput): MapInputResponse => {
    if (kind !== 'click') return undefined;
    copySwitch.set(false);
    // Below and above the drawn Earth there are no coordinates.
    void copy(isValidPosition(position) ? [round(position.latitude), round(position.longitude)] : null);
    return undefined;
  });
  const readAnnouncements = useEffectEvent(() => ({
    started: messages.map.copyCoordinates.started,
    byKeyboard: messages.map.copyCoordinates.byKeyboard,
    ended: messages.map.copyCoordinates.ended,
  }));
  useEffect(
    () =>
      enterMapMode({
        mode: 'place-point',
        onInput: (input) => onInput(input),
        onEnd: () => copySwitch.set(false),
        announcements: readAnnouncements(),
      }),
    [],
  );
  return null;
}

export const copyCoordinatesParts: readonly MapPart[] = [
  commandControl(copyCoordinatesCommand, {
    icon: IconCrosshair,
    slot: 'view',
    rank: 70,
    isAmongFurtherControls: true,
  }),
  {
    id: 'copy-coordinates',
    slot: 'edge',
    rank: 65,
    audience: 'places.write',
    Part: CopyCoordinatesPart,
  },
];
