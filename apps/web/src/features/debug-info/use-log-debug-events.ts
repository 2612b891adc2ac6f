import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { logEvent } from '../../lib/events/log-event.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import type { CameraState } from '../../map/camera/camera-store.ts';
import { useCamera } from '../../map/camera/use-camera.ts';

/** Decimal places of a logged centre: about a kilometre, since the log needs no more. */
const centreDecimals = 2;

/** Logs, while the technical details are shown, each opened stop and the view after each movement of the map. */
export function useLogDebugEvents(): void {
  useLogPlaces();
  useLogViews();
}

function useLogPlaces(): void {
  const { language } = useLanguage();
  const expedition = useExpedition();
  const placeId = useSelectedPlaceId();
  const isLoaded = expedition !== null;
  // Effects run again after the panel was suspended.
  const loggedId = useRef(0);
  const log = useEffectEvent((id: number) => {
    const place = expedition?.byId.get(id);
    if (!place || loggedId.current === id) return;
    loggedId.current = id;
    logEvent('showPlaceDebug', language, { place_id: id, title: getTitle(place.record, language) });
  });
  useEffect(() => {
    if (isLoaded) log(placeId);
  }, [isLoaded, placeId]);
}

function useLogViews(): void {
  const { language } = useLanguage();
  // As text, so that the same view is the same value.
  const view = useCamera((camera) => (camera.isReady && !camera.isMoving ? describeView(camera) : null));
  const loggedView = useRef<string | null>(null);
  const log = useEffectEvent((text: string) => {
    if (loggedView.current === text) return;
    loggedView.current = text;
    logEvent('mapMoveDebug', language, JSON.parse(text));
  });
  useEffect(() => {
    if (view !== null) log(view);
  }, [view]);
}

/** The data of the event as JSON text. */
function describeView({ zoom, latitude, longitude }: CameraState): string {
  return JSON.stringify({
    zoom: Math.round(zoom),
    latitude: Number(latitude.toFixed(centreDecimals)),
    longitude: Number(longitude.toFixed(centreDecimals)),
  });
}
