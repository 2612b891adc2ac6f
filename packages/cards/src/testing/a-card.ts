import type { PageCard } from '@cae-map/contract/api/page-card';

/** A card of a stop. */
export function aCard(values: Partial<PageCard> = {}): PageCard {
  return {
    language: 'en',
    site: 'Central Asian Expedition',
    section: '',
    title: 'Leh',
    names: ['Лех', '列城'],
    dates: '26 August – 19 September 1925',
    text: 'The caravans of Yarkand were seen from the terrace.',
    position: { latitude: 34.16, longitude: 77.58, isCalculated: false },
    picture: null,
    ...values,
  };
}
