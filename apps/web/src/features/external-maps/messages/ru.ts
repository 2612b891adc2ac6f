import type { TranslatedMapId } from '../service-names.ts';

export const russian = {
  externalMaps: {
    title: 'Это место на других картах',
    close: 'Закрыть',
    in3d: 'Карта в 3D на этом сайте',
    note: 'Ссылки открываются в новой вкладке и показывают ту же часть карты. Карты старых лет и снимков есть не для всех мест, и их масштаб ограничен.',
    names: {
      google: 'Google Карты',
      googleEarth: 'Google Планета Земля',
      yandex: 'Яндекс Карты',
      wikimapia: 'Викимапия',
      nakarte: 'Накарте',
      retromap: 'Ретромап: старые карты',
      pastvu: 'PastVu: старые фотографии',
    } satisfies Record<TranslatedMapId, string>,
  },
};
