import { drawCard as drawCardOn, type CardDrawerOptions } from '@cae-map/cards/card-drawer';
import { limitDecoders } from '@cae-map/cards/limit-decoders';
import { readCardFonts } from '@cae-map/cards/fonts/card-fonts';
import { createCardBackground, type AtlasFolder } from '@cae-map/cards/map/background';
import type { PageCard } from '@cae-map/contract/api/page-card';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';

/** What the map of all cards is drawn from. */
export interface CardGround {
  /** `{ places, inferredLegs }` as JSON. */
  readonly records: string;
  /** The pictures of the atlas; null without them. */
  readonly atlas: AtlasFolder | null;
}

export interface CardTask {
  readonly card: PageCard;
  /** The file of the picture; null without one. */
  readonly picture: Uint8Array | null;
  readonly groundVersion: string;
  /** The ground of that version; absent if the process should have it. */
  readonly ground?: CardGround;
}

export type CardResult =
  | { readonly kind: 'card'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing-ground' };

/** The ground of one version; those of earlier ones are not needed, because their cards are no longer drawn. */
interface Loaded extends CardDrawerOptions {
  readonly version: string;
  readonly expedition: Expedition;
}

let loaded: Loaded | null = null;

async function drawCard({ card, picture, groundVersion, ground }: CardTask): Promise<CardResult> {
  const current =
    loaded?.version === groundVersion ? loaded : ground === undefined ? null : load(groundVersion, ground);
  if (current === null) return { kind: 'missing-ground' };
  return {
    kind: 'card',
    bytes: await drawCardOn(card, { expedition: current.expedition, picture }, current),
  };
}

function load(version: string, { records, atlas }: CardGround): Loaded {
  limitDecoders();
  // Serialized by the server from validated records.
  const { places, inferredLegs } = JSON.parse(records) as {
    readonly places: readonly PlaceRecord[];
    readonly inferredLegs: readonly InferredLegRecord[];
  };
  loaded = {
    version,
    expedition: toExpedition({ places, inferredLegs, images: [] }),
    fonts: loaded?.fonts ?? readCardFonts(),
    background: createCardBackground(atlas),
  };
  return loaded;
}

/** The tasks of the process that draws cards. */
export const cardTasks = { drawCard } as const;
