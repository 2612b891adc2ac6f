import { closedTabCode, homeTabCode } from '@cae-map/expedition/hash';
import type { Position } from '@cae-map/expedition/route/geography';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useCorrectedRecord, type CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { MapPosition } from '../../../map/camera/camera.ts';
import { useMapCamera, useMapOverlay } from '../../../map/map-context.tsx';
import { enterMapMode } from '../../../map/mode/map-mode.ts';
import type { MapInput, MapInputResponse } from '../../../map/pointer/map-input.ts';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import { CloseButton, RoundButton } from '../../../ui/controls/round-button.tsx';
import { changeDraft, readDraft, useDraft } from '../draft/draft-store.ts';
import { proposalsMessages } from '../messages/index.ts';
import { correctionOverlay, isGhost } from './correction-overlay.ts';
import { setPlacing } from './placing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './placing-tool.module.css';

/** The choice of a position on the map: the ghost pin, which a click places and a drag moves, and the panel that ends it. */
export function PlacingTool() {
  const record = useCorrectedRecord();
  return record && <Tool record={record} />;
}

/** The zoom at which the present position is shown, of 256-pixel tiles. */
const placingZoom = 10;

function Tool({ record }: { readonly record: CorrectedRecord }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.proposal.placing;
  const { position } = useDraft(record);
  const before = useMemo(() => readDraft(record).position, [record]);
  const colorScheme = useMapColorScheme();
  const titleId = useId();
  const { position: from } = record;
  useMapOverlay(
    useMemo(() => correctionOverlay({ from, to: position }, colorScheme), [from, position, colorScheme]),
  );
  useShowPosition(position ?? from);
  useFreeMap();
  usePlacingMode(record, labels);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div role="status" className={styles.text}>
        <h2 id={titleId}>{labels.title}</h2>
        <p>{position === null ? labels.hint : formatPosition(position)}</p>
      </div>
      <div className={styles.buttons}>
        <RoundButton
          label={labels.centre}
          icon={IconPlus}
          iconSize={18}
          data-places-centre
          onClick={() => place(record, cameraStore.getState())}
        />
        <Button look="main" onClick={() => setPlacing(false)}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          {labels.done}
        </Button>
        <CloseButton
          label={labels.cancel}
          onClick={() => {
            changeDraft(record, { position: before });
            setPlacing(false);
          }}
        />
      </div>
    </section>
  );
}

function place(record: CorrectedRecord, { latitude, longitude }: MapPosition): void {
  // About ten centimetres.
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  changeDraft(record, { position: [round(latitude), round(longitude)] });
}

/** Enters the mode while mounted; Escape returns to the form. */
function usePlacingMode(
  record: CorrectedRecord,
  labels: { readonly started: string; readonly byKeyboard: string; readonly ended: string },
): void {
  const readAnnouncements = useEffectEvent(() => ({
    started: labels.started,
    byKeyboard: labels.byKeyboard,
    ended: labels.ended,
  }));
  useEffect(
    () =>
      enterMapMode({
        mode: 'place-point',
        onInput: createPlacingInput((position) => place(record, position)),
        onEnd: () => setPlacing(false),
        announcements: readAnnouncements(),
      }),
    [record],
  );
}

/** A click places the pin, a drag of the pin moves it. */
function createPlacingInput(move: (position: MapPosition) => void): (input: MapInput) => MapInputResponse {
  let isGrabbed = false;
  return ({ kind, feature, position }) => {
    switch (kind) {
      case 'press':
        isGrabbed = feature !== null && isGhost(feature);
        return isGrabbed ? 'captured' : undefined;
      case 'drag':
      case 'drag-end':
        if (isGrabbed) move(position);
        return undefined;
      case 'click':
        if (feature === null || !isGhost(feature)) move(position);
        return undefined;
    }
  };
}

/** Moves the map to the position when the choice begins. */
function useShowPosition(position: Position | null): void {
  const camera = useMapCamera();
  const show = useEffectEvent(() => {
    if (camera === null || position === null) return;
    const zoom = Math.max(cameraStore.getState().zoom, placingZoom);
    camera.flyTo({ latitude: position[0], longitude: position[1], zoom });
  });
  const isReady = camera !== null;
  useEffect(() => {
    if (isReady) show();
  }, [isReady]);
}

/** Closes the sheet of a phone, which covers the map, until the position is chosen. */
function useFreeMap(): void {
  const isPhone = useMediaQuery(phoneQuery);
  const [tab, openTab] = useTab();
  const close = useEffectEvent(() => {
    if (!isPhone || tab === closedTabCode) return undefined;
    openTab(closedTabCode);
    return () => openTab(homeTabCode);
  });
  useEffect(() => close(), []);
}
