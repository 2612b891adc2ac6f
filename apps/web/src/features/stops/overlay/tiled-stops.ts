import type { MapTileset, StopLabelKind } from '@cae-map/contract/entities/map-tileset';
import type { VisitedOn } from '@cae-map/contract/enumerations';
import { anchorZooms, lastAnchorMinzoom } from '@cae-map/expedition/map-features/label-anchors';
import { sectionSetCode } from '@cae-map/expedition/map-features/section-sets';
import { toContentLanguage } from '@cae-map/expedition/texts/titles';
import type { ExpressionSpecification } from 'maplibre-gl';
import { recordTileLayer, recordTileSource } from '../../../map/record-tiles/tile-source.ts';
import type { LabelNames } from './selected-stop.ts';
import type { StopData } from './stop-data.ts';
import { anchorOffsets, codedAnchorOffsets } from './stop-labels.ts';

/** The options of the visitor that the fields of the tiles are read by. */
export interface TiledStopOptions extends LabelNames {
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
}

const sourceId = 'stops';

/** Reads the stops from the tiles of the records. */
export function tiledStops(tileset: MapTileset, { sections, ...names }: TiledStopOptions): StopData {
  const kind = labelKind(names);
  const isVisible: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...sections]]];
  return {
    sources: { [sourceId]: recordTileSource(tileset, sourceId) },
    layerSource: recordTileLayer(sourceId, 'stops'),
    levels: tileset.stop_groups,
    // Stops outside of a whitelist are not marked in the tiles.
    hasWhitelist: false,
    isMarker: isVisible,
    isPoint: ['!', isVisible],
    label: labelOf(kind, names),
    isSilent: isSilent(kind, sections),
    anchorOffsets: (minzoom) => (minzoom <= lastAnchorMinzoom ? findCodedOffsets(kind) : anchorOffsets()),
    labelCharacters: tileset.label_characters[kind] + (isChinese(names) ? tileset.chinese_characters : ''),
  };
}

function labelKind({ language, showsModernNames }: LabelNames): StopLabelKind {
  const content = toContentLanguage(language);
  return showsModernNames ? `${content}_modern` : content;
}

/** A label with a modern name is in the tiles only where it differs from the title, and a Chinese title where it is known. */
function labelOf(kind: StopLabelKind, { language, showsModernNames }: LabelNames): ExpressionSpecification {
  const kinds = [
    ...(showsModernNames ? [kind] : []),
    ...(isChinese({ language }) ? ['cn'] : []),
    toContentLanguage(language),
  ];
  const labels = kinds.map((each): ExpressionSpecification => ['get', `label_${each}`]);
  return ['coalesce', ...labels] as ExpressionSpecification;
}

function isChinese({ language }: Pick<LabelNames, 'language'>): boolean {
  return language === 'cn';
}

/** Whether the bit of the set of visible sections is set. */
function isSilent(kind: StopLabelKind, sections: readonly VisitedOn[]): ExpressionSpecification {
  const sets: ExpressionSpecification = ['coalesce', ['get', `silenced_${kind}`], 0];
  return ['==', ['%', ['floor', ['/', sets, 2 ** sectionSetCode(sections)]], 2], 1];
}

/** The expressions have some kilobytes; the map compares the same one by reference. */
const codedOffsets = new Map<StopLabelKind, ExpressionSpecification>();

function findCodedOffsets(kind: StopLabelKind): ExpressionSpecification {
  const known = codedOffsets.get(kind) ?? codedAnchorOffsets(`anchors_${kind}`, anchorZooms.at(-1) ?? 0);
  codedOffsets.set(kind, known);
  return known;
}
