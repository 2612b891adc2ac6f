import { isInMainRoute } from '@cae-map/expedition/route/route';
import { IconZoomScan } from '@tabler/icons-react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapCamera } from '../../map/map-context.tsx';
import { MapControlButton } from '../../ui/controls/map-control.tsx';

/** The control that shows the whole route. */
export function ShowJourneyControl() {
  const { messages } = useLanguage();
  const camera = useMapCamera();
  const expedition = useExpedition();
  const show = () => {
    if (camera === null || expedition === null) return;
    const positions = expedition.path
      .filter(({ record }) => isInMainRoute(record))
      .flatMap(({ position }) => (position ? [{ latitude: position[0], longitude: position[1] }] : []));
    camera.fitPositions(positions);
  };
  return <MapControlButton label={messages.map.showJourney} icon={IconZoomScan} onClick={show} />;
}
