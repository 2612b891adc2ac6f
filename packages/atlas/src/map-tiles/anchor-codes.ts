import type { StopLabelKind } from '@cae-map/contract/entities/map-tileset';
import { visitedOnValues, type VisitedOn } from '@cae-map/contract/enumerations';
import { encodeAnchors } from '@cae-map/expedition/map-features/anchor-code';
import {
  findLabelAnchorsAt,
  type AnchorZoom,
  type LabelledStop,
} from '@cae-map/expedition/map-features/label-anchors';
import { byLabelKind } from '@cae-map/expedition/map-features/label-kinds';
import { sectionSetCode } from '@cae-map/expedition/map-features/section-sets';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { TileStop } from './tile-stops.ts';

/** The codes of the anchors by the id of the stop, where they are not those of its side. */
export type AnchorCodes = Readonly<Record<StopLabelKind, ReadonlyMap<number, number>>>;

/** The sections that every visitor sees without changing an option, for whose stops the anchors of these are chosen. */
const usualSections: readonly VisitedOn[] = visitedOnValues.filter((section) => section !== 'manchuriaexp');

/** Finds the anchors of the labels at a zoom (256-pixel tiles), so that they cover few stops and little of the route. */
export function findAnchorCodes(
  expedition: Expedition,
  stops: readonly TileStop[],
  zoom: AnchorZoom,
): AnchorCodes {
  return byLabelKind((kind) => {
    const all = findCodes(expedition, stops, zoom, { kind, sections: visitedOnValues });
    const usual = findCodes(expedition, stops, zoom, { kind, sections: usualSections });
    const unusual = new Set(
      stops.filter(({ section }) => !usualSections.includes(section)).map(({ place_id: id }) => id),
    );
    return new Map([...usual, ...[...all].filter(([id]) => unusual.has(id))]);
  });
}

interface ShownLabels {
  readonly kind: StopLabelKind;
  readonly sections: readonly VisitedOn[];
}

function findCodes(
  expedition: Expedition,
  stops: readonly TileStop[],
  zoom: AnchorZoom,
  { kind, sections }: ShownLabels,
): ReadonlyMap<number, number> {
  const shown = stops.filter(({ section }) => sections.includes(section));
  const lines = expedition.legs
    .filter(({ toId }) => sections.includes(expedition.byId.get(toId)?.record.visited_on ?? 'other'))
    .map(({ points }) => points);
  const setCode = sectionSetCode(sections);
  const labelled = shown.map((stop) => toLabelledStop(stop, kind, setCode));
  const anchors = findLabelAnchorsAt(zoom, labelled, lines);
  return new Map([...anchors].map(([id, list]) => [id, encodeAnchors(list)]));
}

function toLabelledStop(stop: TileStop, kind: StopLabelKind, setCode: number): LabelledStop {
  const { place_id: id, position, side, minzoom, pointzoom } = stop;
  const { text, silenced } = stop.labels[kind];
  const isSilent = Math.floor(silenced / 2 ** setCode) % 2 === 1;
  return {
    id,
    label: text,
    position,
    side,
    ringZoom: Math.min(minzoom - 2, pointzoom),
    labelZoom: isSilent ? Infinity : minzoom,
  };
}
