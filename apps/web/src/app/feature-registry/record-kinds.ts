import { capabilityOfKind } from '@cae-map/contract/api/records/record-access';
import { createElement } from 'react';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import type { RecordKindEntry, RecordPaths, RecordScreens } from '../../lib/manifest/record-kind-entry.ts';
import { useMapPage } from '../../lib/page/map-page-context.ts';

type ScreenName = keyof RecordPaths;

/** The screens of a kind of record. The editor and the form for a new record are beside the map. */
export function screensOfKind(kind: RecordKindEntry): readonly ScreenDefinition[] {
  return (['list', 'edit', 'create', 'changes', 'deleted'] as const).flatMap((name) => {
    const path = kind.paths[name];
    if (path === undefined) return [];
    const isBesideMap = name === 'edit' || name === 'create' || (name === 'changes' && kind.isBesideMap);
    return [
      {
        id: `${kind.entity}-${name}`,
        paths: [path],
        ...(name === 'edit' ? { numericParameters: ['id'] } : {}),
        audience: capabilityOfKind(kind.entity),
        ...(isBesideMap ? { frame: 'map', mapPage: 'workspace' as const } : {}),
        load: async () => findScreen(await kind.load(), kind, name),
        source: kind.source,
      },
    ];
  });
}

function findScreen(screens: RecordScreens, { entity }: RecordKindEntry, name: ScreenName) {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`the kind ${entity} has a path and no screen for ${name}`);
  return screen;
}

/** What is drawn on the map while a record of the kind is edited; nothing for a kind without a position. */
export function mapPartOfKind({ entity, loadMapTools }: RecordKindEntry): readonly MapPart[] {
  if (loadMapTools === undefined) return [];
  const MapTools = lazyOptional(loadMapTools);
  /** Loaded with the first workspace. */
  function WorkspacePart() {
    return useMapPage() === 'workspace' ? createElement(MapTools) : null;
  }
  return [
    {
      id: `edited-${entity}`,
      slot: 'ground',
      rank: 70,
      audience: capabilityOfKind(entity),
      Part: WorkspacePart,
    },
  ];
}
