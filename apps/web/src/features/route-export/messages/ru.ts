import { plural } from '../../../lib/language/plural.ts';

export const russian = {
  routeExport: {
    title: 'Выгрузка маршрута',
    close: 'Закрыть',
    from: 'Откуда',
    to: 'Куда',
    noPlace: 'Выберите место',
    swap: 'Поменять местами',
    zoom: 'Подробность',
    zoomValue: (zoom: number) => `масштаб ${zoom}`,
    zoomHint: 'В файл войдут стоянки, подписанные на карте при этом масштабе. Линия маршрута остаётся целой.',
    withPictures: (format: string) => `${format} с картинками`,
    format: 'Формат',
    formatUses: {
      kml: 'Google Earth и Google Мои карты: папки по частям и годам, шкала времени',
      geojson: 'QGIS и другие ГИС, geojson.io: все сведения в атрибутах',
      gpx: 'OsmAnd, Organic Maps, навигаторы: точки и треки для дороги',
      csv: 'Excel и другие таблицы: строка на каждую стоянку, без линий',
      kmz: 'Google Earth без сети: KML и по картинке к каждой стоянке',
    },
    summary: (stops: number, kilometres: string) =>
      `${stops} ${plural('ru', stops, { one: 'стоянка', few: 'стоянки', other: 'стоянок' })}, ${kilometres} км`,
    uncertain: (inferred: string, straight: string) =>
      `Из них ${inferred} км предположены по рельефу и ${straight} км проведены по прямой: в файле эти участки помечены.`,
    nothing: {
      'no-place': 'Выберите начало и конец маршрута.',
      reversed: 'Конец раньше начала маршрута.',
      empty: 'При таком масштабе между этими местами нет стоянок.',
      loading: 'Маршрут загружается…',
    },
    download: 'Скачать файл',
    preparing: 'Файл готовится…',
    pictures: (done: number, all: number) => `Картинки: ${done} из ${all}`,
    cancel: 'Отменить',
    cancelled: 'Выгрузка отменена',
    saved: (name: string) => `Файл сохранён: ${name}`,
    picturesFailed: (count: number) =>
      `Не удалось загрузить ${count} ${plural('ru', count, { one: 'картинку', few: 'картинки', other: 'картинок' })}. Файл сохранён без них.`,
    picturesLeftOut: (count: number) =>
      `${count} ${plural('ru', count, { one: 'картинка не вошла', few: 'картинки не вошли', other: 'картинок не вошли' })}: файл был бы слишком большим.`,
    failed: 'Файл подготовить не удалось. Проверьте связь и попробуйте ещё раз.',
    file: {
      name: (from: string, to: string) => `Центрально-Азиатская экспедиция: ${from} – ${to}`,
      description: (url: string) =>
        `Маршрут экспедиции Рерихов, выгружен с сайта ${url}. Любительский проект: точность положений указана в поле accuracy_level, источники — в location_reference. Линии с полем line = inferred предположены по рельефу, straight — проведены по прямой: путь не записан. Лицензия CC BY 4.0.`,
      undated: 'Без даты',
      accuracy: (level: string) => `Точность положения: ${level}`,
      source: (text: string) => `Источник положения: ${text}`,
      lines: {
        recorded: 'Линия проведена по источникам',
        inferred: 'Линия предположена по рельефу, путь не записан',
        straight: 'Прямая линия, путь не записан',
      },
      unclear: (text: string) => `Путь требует уточнения. ${text}`.trim(),
    },
  },
};
