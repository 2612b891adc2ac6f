import type { Position } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';
import { useMemo, useRef, useState } from 'react';
import { useExpedition } from '../../../../lib/api/use-expedition.ts';
import { draftRecord } from '../../../../lib/editing/draft.ts';
import { roundPosition } from '../../../../lib/editing/round-position.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { useEditTools } from '../../../../map/editing/use-edit-tools.ts';
import { useShowRecord } from '../../../../map/editing/use-show-record.ts';
import { useMapOverlay } from '../../../../map/map-context.tsx';
import type { MapInput, MapInputResponse } from '../../../../map/pointer/map-input.ts';
import { useMapColorScheme } from '../../../../map/style/use-map-color-scheme.ts';
import { editingMessages } from '../../../../ui/workbench/messages/index.ts';
import { imageDraft, type ImageDraft } from '../image-draft.ts';
import { editedImageOverlay, isImagePin } from './edited-image-overlay.ts';

/** The edited image on the map; nothing while none is edited. */
export function EditedImageOnMap() {
  const draft = imageDraft.useDraft((state) => state.draft);
  return draft && <EditedImage draft={draft} />;
}

/** The zoom at which an image is shown when its editing begins, of 256-pixel tiles. */
const editZoom = 10;

function EditedImage({ draft }: { readonly draft: ImageDraft }) {
  const { messages } = useLanguage(editingMessages);
  const colorScheme = useMapColorScheme();
  const expedition = useExpedition();
  /** While the pin is being dragged. */
  const [dragged, setDragged] = useState<Position | null>(null);
  const image = useMemo(() => draftRecord(draft), [draft]);
  const place = image.place_id === null ? null : (expedition?.byId.get(image.place_id)?.position ?? null);
  const position = dragged ?? toPosition(image);
  useMapOverlay(
    useMemo(
      () => editedImageOverlay(position, place, colorScheme),
      // Positions are new objects in each rendering.
      // oxlint-disable-next-line react/exhaustive-deps
      [position?.[0], position?.[1], place?.[0], place?.[1], colorScheme],
    ),
  );
  useShowRecord(image.image_id, toPosition(image) ?? place, { zoom: editZoom, waitsForPosition: true });

  const isGrabbed = useRef(false);
  const handle = (input: MapInput): MapInputResponse => {
    const at = roundPosition([input.position.latitude, input.position.longitude]);
    const { tool } = imageDraft.store.getState();
    switch (input.kind) {
      case 'press':
        isGrabbed.current = input.feature !== null && isImagePin(input.feature);
        return isGrabbed.current ? 'captured' : undefined;
      case 'drag':
        if (isGrabbed.current) setDragged(at);
        return undefined;
      case 'drag-end':
        if (isGrabbed.current) imageDraft.edit({ latitude: at[0], longitude: at[1] });
        isGrabbed.current = false;
        setDragged(null);
        return undefined;
      case 'click':
        if (tool !== 'position') return undefined;
        imageDraft.edit({ latitude: at[0], longitude: at[1] });
        imageDraft.chooseTool('select');
        return undefined;
    }
  };
  useEditTools({
    drafts: imageDraft,
    onInput: handle,
    readAnnouncements: () => messages.editing.position,
  });
  return null;
}
