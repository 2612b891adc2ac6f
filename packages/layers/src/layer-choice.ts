import type { LayerOffer, OnlineMaps } from '@cae-map/contract/entities/configuration';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { BaseLayer } from './base-layer.ts';
import { isOfferedIn } from './offered-in.ts';

/** The code of the built-in atlas. */
export const atlasCode = 'A';

/** A layer of the catalogue that the visitor can choose, with what the operator has configured for it. */
export interface OfferedLayer {
  readonly layer: BaseLayer;
  readonly offer: LayerOffer;
}

/** What decides which layers a visitor is offered. */
export interface LayerConditions {
  readonly offers: readonly LayerOffer[];
  readonly findLayer: (code: string) => BaseLayer | undefined;
  /** The option "additional maps". */
  readonly showsAdditional: boolean;
  readonly isResearcher: boolean;
  /** ISO 3166 code; null while it is not known. */
  readonly country: string | null;
}

/** The layers and overlays that a visitor can choose, in the order of the configuration. */
export function chooseOffered(conditions: LayerConditions): readonly OfferedLayer[] {
  const { offers, findLayer, showsAdditional, isResearcher, country } = conditions;
  return offers.flatMap((offer) => {
    const layer = findLayer(offer.code);
    if (layer === undefined) return [];
    if (layer.additional && !showsAdditional) return [];
    if (layer.audience === 'researchers' && !isResearcher) return [];
    return country === null || isOfferedIn(country, layer) ? [{ layer, offer }] : [];
  });
}

/**
 * The code of the layer at the first visit, by country and language of the page; the atlas when it is not offered. It is only
 * used when other companies may be asked without the agreement of the visitor.
 */
export function initialLayerCode(
  language: ContentLanguage,
  country: string,
  offers: readonly LayerOffer[],
): string {
  const wanted = preferredCode(language, country);
  return offers.some(({ code }) => code === wanted) ? wanted : atlasCode;
}

/** The layer for each language, outside the countries that have a layer. */
const codeByLanguage: Readonly<Record<ContentLanguage, string>> = { ru: 'T', en: 'Gr' };
const codeByCountry: Readonly<Record<string, string>> = { CN: 'GDst', RU: 'T', UA: 'T' };

function preferredCode(language: ContentLanguage, country: string): string {
  return codeByCountry[country] ?? codeByLanguage[language];
}

/** Which layer is drawn above the atlas, or why there is none. */
export type ShownLayer =
  /** The atlas, because it was chosen, or nothing else has been decided yet. */
  | { readonly kind: 'atlas' }
  | ({ readonly kind: 'layer' } & OfferedLayer)
  /** The layer waits for the agreement of the visitor; the atlas is shown. */
  | ({ readonly kind: 'unagreed' } & OfferedLayer)
  /** The layer is unknown or not offered to this visitor; the atlas is shown. */
  | { readonly kind: 'notOffered'; readonly code: string };

/** Decides what is drawn for a wanted code. */
export function findShownLayer(
  code: string,
  offered: readonly OfferedLayer[],
  mayAskOthers: boolean,
): ShownLayer {
  if (code === atlasCode) return { kind: 'atlas' };
  const found = offered.find(({ layer }) => layer.code === code && layer.group !== 'overlay');
  if (found === undefined) return { kind: 'notOffered', code };
  return { kind: mayAskOthers ? 'layer' : 'unagreed', ...found };
}

/** Whether tiles of other companies may be requested. */
export function mayAskOthers(onlineMaps: OnlineMaps, hasAgreed: boolean): boolean {
  return onlineMaps === 'always' || (onlineMaps === 'ask' && hasAgreed);
}
