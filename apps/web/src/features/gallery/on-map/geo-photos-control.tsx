import { IconPhotoPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useShortcut } from '../../../lib/commands/commands-context.tsx';
import { useGeoPhotos } from '../../../lib/images/use-geo-photos.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptions } from '../../../lib/options/options-store.ts';
import { MapControlButton } from '../../../ui/controls/map-control.tsx';
import { FailedPart, LazyPart } from '../../../ui/feedback/lazy-part.tsx';

const loadPanel = async () => (await import('./geo-photos-panel.tsx')).GeoPhotosPanel;

/** The control of the photographs on the map, if there are any: opens their panel. */
export function GeoPhotosControl() {
  const { messages } = useLanguage();
  const photos = useGeoPhotos(useExpedition());
  const isShown = useOptions((options) => options.showGeoPhotos);
  const shortcut = useShortcut('geoPhotos');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (photos.length === 0) return null;
  return (
    <>
      <MapControlButton
        label={messages.map.geoPhotos}
        icon={IconPhotoPin}
        shortcut={shortcut}
        isPressed={isShown}
        onClick={() => setOpen(true)}
      />
      {wasOpened && (
        <LazyPart
          load={loadPanel}
          properties={{ photos, isOpen, onClose: () => setOpen(false) }}
          renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => setOpen(false)} />}
        />
      )}
    </>
  );
}
