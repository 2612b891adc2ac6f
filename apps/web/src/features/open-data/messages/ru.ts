import type { OpenDataFormat } from '@cae-map/contract/entities/open-data';
import type { FieldType } from '@cae-map/open-data/dictionary/table';

const megabyte = 1_000_000;
const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

export const russian = {
  openData: {
    heading: 'Открытые данные',
    intro:
      'Всё, из чего сделана карта: стоянки, переходы, тексты, люди, источники и каталог изображений — файлами для других программ. Берите свободно и называйте проект.',
    all: 'Скачать всё одним архивом',
    size: (bytes: number) =>
      bytes < megabyte
        ? `${number.format(Math.max(1, Math.round(bytes / 1000)))} КБ`
        : `${number.format(bytes / megabyte)} МБ`,
    version: (version: string, date: string) => `Версия ${version}, последняя правка: ${date}`,
    unavailable: 'Размеры файлов сейчас неизвестны: сервер занят. Скачать файлы можно и так.',
    contents: 'Что здесь есть',
    rows: (count: number) => `Записей: ${number.format(count)}`,
    moreFormats: 'Карты и каталоги',
    formats: {
      csv: 'CSV',
      geojson: 'GeoJSON',
      json: 'JSON',
      kml: 'KML',
      'linked-places': 'Linked Places',
      iiif: 'IIIF',
      about: 'Описание',
    } satisfies Record<OpenDataFormat, string>,
    files: {
      kmlRu: 'Путь в KML по-русски',
      kmlEn: 'Путь в KML по-английски',
      kmlUse: 'для Google Earth, QGIS и навигаторов',
      linkedPlaces: 'Места в формате Linked Places',
      linkedPlacesUse: 'для World Historical Gazetteer и Peripleo',
      iiif: 'Коллекция изображений IIIF',
      iiifUse: 'для Mirador, Universal Viewer и других просмотрщиков; только то, что можно распространять',
      dataPackage: 'Описание таблиц',
      dataPackageUse: 'Frictionless Data Package со схемой каждой таблицы',
      roCrate: 'Описание набора',
      roCrateUse: 'RO-Crate для хранилищ данных',
    },
    licences: 'Лицензии по частям',
    licenceParts: {
      records: 'Места, переходы, люди, источники',
      texts: 'Тексты',
      drawings: 'Рисунки для этого сайта',
      pictures: 'Картины и фотографии',
    },
    licenceTerms: {
      records: 'CC BY 4.0: берите свободно, назовите проект.',
      texts:
        'Хроника проекта — CC BY 4.0. У каждой книги права указаны в таблице книг; тексты книг, которые нельзя распространять, в файлы не входят.',
      drawings: 'CC BY 4.0. Это не документы и не фотографии.',
      pictures:
        'Описания — CC BY 4.0. Файл есть, только если лицензия изображения позволяет его распространять; она указана в таблице изображений.',
    },
    noClaim: 'Данные не полны и могут содержать ошибки. Точность каждого положения и каждой даты указана.',
    citing: 'Как сослаться',
    citation: (version: string | null, url: string) =>
      `Участники проекта CAE Map. Открытые данные CAE Map: Центрально-Азиатская экспедиция Рерихов${version === null ? '' : `. Версия ${version}`}. ${url}`,
    copyCitation: 'Скопировать ссылку',
    citationCopied: 'Ссылка скопирована',
    verifying: 'Как проверить',
    verifyIntro:
      'Архив одинаков до байта на любой машине с теми же записями и тем же ключом. В нём есть суммы всех файлов и подпись Ed25519.',
    sums: 'Суммы файлов, в распакованной папке:',
    signature: 'Подпись, программой OpenSSL 3:',
    tool: 'Всё сразу, с проверкой таблиц, в папке проекта:',
    key: 'Открытый ключ',
    fingerprint: 'Отпечаток ключа (SHA-256):',
    archiveSum: 'Сумма архива (SHA-256):',
    dictionary: 'Словарь данных',
    dictionaryIntro: 'Поля всех таблиц. Пустое значение значит «не известно».',
    field: 'Поле',
    type: 'Тип',
    meaning: 'Что это',
    types: {
      integer: 'целое',
      number: 'число',
      string: 'текст',
      boolean: 'да или нет',
      date: 'дата',
      array: 'список',
    } satisfies Record<FieldType, string>,
    required: 'обязательно',
    refersTo: (table: string) => `номер в таблице «${table}»`,
    about: 'О проекте',
    sources: 'Источники',
  },
};
