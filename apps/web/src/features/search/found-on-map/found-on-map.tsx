import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useEffect, useMemo } from 'react';
import { afterLayout } from '../../../lib/timing/after-layout.ts';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import type { EdgePanel } from '../../../lib/map-edges/map-edges.ts';
import { useEdgePanel } from '../../../lib/map-edges/use-edge-panel.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { MapPosition } from '../../../map/camera/camera.ts';
import { useMapCamera, useMapOverlay } from '../../../map/map-context.tsx';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import {
  hideFromMap,
  consumeStep,
  useFoundOnMap,
  type FoundOnMap as Found,
  type SearchOrigin,
} from '../../../lib/found-on-map/found-on-map-store.ts';
import { foundOverlay } from './found-overlay.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { openResults } from '../common/search-dialog-store.ts';
import styles from './found-on-map.module.css';
import { formatPosition } from '../../../lib/format-position.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The area of the bar; its height is in `tokens.css`. */
const foundPanel: EdgePanel = { id: 'search-found', edge: 'inner', size: 'var(--found-slip)' };

/** Rings around the results of a search, and a bar with a back link and a close button. */
export function FoundOnMap() {
  const { messages } = useLanguage(searchMessages);
  const camera = useMapCamera();
  const colorScheme = useMapColorScheme();
  const expedition = useExpedition();
  const found = useFoundOnMap();
  useEdgePanel(found === null ? null : foundPanel);
  const positions = useMemo(() => listPositions(found, expedition), [found, expedition]);
  useMapOverlay(
    useMemo(
      () => (positions.length > 0 ? foundOverlay(positions, colorScheme) : null),
      [positions, colorScheme],
    ),
  );
  useEffect(() => {
    if (camera === null || positions.length === 0) return undefined;
    // The sheet closes first, and the camera then uses the larger free area.
    return afterLayout(() => {
      if (consumeStep('view')) camera.fitPositions(positions);
    });
  }, [camera, positions]);
  if (found === null) return null;
  const hide = () => {
    hideFromMap();
    // The focused button is removed with the bar.
    camera?.focus();
  };
  return (
    <div className={styles.slip}>
      <p role="status">
        {found.kind === 'point'
          ? formatPosition(found.position)
          : messages.searchResults.onMap(found.query, positions.length)}
      </p>
      <BackLink origin={found.origin} />
      <CloseButton isBare label={messages.searchResults.hideFromMap} onClick={hide} />
    </div>
  );
}

/** The link to the search or the list with its previous state. */
function BackLink({ origin }: { readonly origin: SearchOrigin }) {
  const { messages } = useLanguage(searchMessages);
  const className = styles.back ?? '';
  switch (origin.kind) {
    case 'dialog':
      return (
        <Button className={className} onClick={() => openResults(origin.typed)}>
          {messages.searchResults.backToResults}
        </Button>
      );
    case 'search-page':
      return (
        <LocalLink to={paths.search(origin.typed)} className={className}>
          {messages.searchResults.backToResults}
        </LocalLink>
      );
    case 'list':
      return (
        <LocalLink to={origin.path} className={className}>
          {messages.searchResults.backToList}
        </LocalLink>
      );
  }
}

function listPositions(found: Found | null, expedition: Expedition | null): readonly MapPosition[] {
  if (found === null) return [];
  const positions: readonly (Position | null | undefined)[] =
    found.kind === 'point'
      ? [found.position]
      : found.placeIds.map((placeId) => expedition?.byId.get(placeId)?.position);
  return positions.flatMap((position) =>
    position ? [{ latitude: position[0], longitude: position[1] }] : [],
  );
}
