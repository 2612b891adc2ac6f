import type { TrackColor } from '../../../lib/storage/tracks/stored-track.ts';
import { plural } from '../../../lib/language/plural.ts';
import { leftOutRussian } from '../../../lib/left-out/left-out-ru.ts';
import type { FailureDetails, ImportFailure } from '../tracks-store.ts';

/** Not for the first line: many programs write the whole file as one. */
const inLine = ({ line = 1 }: FailureDetails): string => (line === 1 ? '' : ` (строка ${line})`);

const failures: Readonly<Record<ImportFailure['code'], (details: FailureDetails) => string>> = {
  'too-large': () => 'Файл больше 50 МБ. Разделите запись на части или сократите её в программе для треков.',
  empty: () => 'Файл пуст. Выгрузите его из программы или прибора ещё раз.',
  'unknown-format': () => 'Это не GPX, KML, KMZ, TCX и не GeoJSON. Сохраните трек в одном из этих форматов.',
  encoding: () =>
    'Не удалось прочитать буквы: кодировка не указана или указана неверно. Сохраните файл в UTF-8.',
  malformed: (details) =>
    `Файл повреждён или обрывается${inLine(details)}. Скачайте или выгрузите его ещё раз.`,
  entities: () =>
    'В файле объявлены подстановки (ENTITY) или внешний DTD; такие файлы карта не открывает. Выгрузите трек ещё раз, в GPX или KML без них.',
  'too-deep': () => 'В файле слишком много вложенных уровней. Выгрузите трек ещё раз, в GPX или KML.',
  'no-track': () =>
    'В файле нет линии: нужны хотя бы две точки подряд. Отдельные отметки треком не считаются.',
  coordinates: (details) =>
    `Все точки вне Земли или без координат${inLine(details)}. Широта — от −90 до 90, долгота — от −180 до 180 градусов.`,
  'decimal-comma': (details) =>
    `Числа записаны с запятой: ${details.value ?? ''}${inLine(details)}. Выгрузите трек с десятичной точкой.`,
  'too-many-points': () => 'В файле больше 500 000 точек. Разделите запись на части или упростите её.',
  archive: () => 'Архив KMZ повреждён, или в нём нет файла KML. Выгрузите его ещё раз.',
  'archive-paths': (details) =>
    `В архиве имя, которое выводит за его пределы: ${details.value ?? ''}. Такой архив карта не открывает; выгрузите KML без архива.`,
  'archive-too-large': () => 'Документ в архиве больше 100 МБ. Сократите трек или выгрузите KML по частям.',
  unreadable: () => 'Браузер не смог прочитать файл: возможно, его переместили. Выберите его ещё раз.',
  interrupted: () =>
    'Не хватило памяти, или программа чтения не загрузилась. Закройте лишние вкладки и повторите.',
  download: () => 'Файл не удалось получить с сервера. Проверьте связь и повторите.',
  damaged: () => 'Точки этого трека не сохранились. Добавьте его файл ещё раз.',
  'storage-full': () =>
    'Браузеру не хватило места. Трек не добавлен, прежние на месте: удалите ненужные или освободите диск.',
  'storage-unavailable': () =>
    'Браузер не даёт хранить треки: это бывает в частном окне и при запрете на данные сайтов. Что было сохранено раньше, не изменилось.',
  'storage-newer': () => 'Треки сохранены более новой версией сайта. Перезагрузите страницу; треки на месте.',
};

export const russian = {
  tracks: {
    title: 'Треки',
    intro: 'Сравните свой путь с маршрутом экспедиции: откройте записи с навигатора, телефона или часов.',
    choose: 'Выбрать файлы',
    orDrop: 'или перетащите их на карту',
    formats: 'GPX, KML, KMZ, TCX, GeoJSON — до 50 МБ и 500 000 точек',
    drop: 'Отпустите, чтобы показать треки на карте',
    privacy: 'Файлы не покидают этот браузер: треки хранятся в нём и останутся после перезагрузки.',
    unknown: 'неизвестный трек',
    list: 'Мои треки',
    empty: 'Треков пока нет.',
    loading: 'Читаем сохранённые треки…',
    importing: 'Чтение файлов',
    waiting: 'в очереди',
    progress: (file: string) => `Чтение файла ${file}`,
    cancel: (file: string) => `Отменить чтение файла ${file}`,
    added: (count: number) => `Треков на карте: ${count}`,
    problems: 'Не добавлено',
    reports: 'Добавлено не полностью',
    leftOut: leftOutRussian,
    joined: (count: number) =>
      `В файле ${count} ${plural('ru', count, { one: 'линия', few: 'линии', other: 'линий' })}: они стали частями одного трека.`,
    storage: 'Хранилище браузера',
    dismiss: (file: string) => `Закрыть сообщение о файле ${file}`,
    failures,
    show: (name: string) => `Показывать «${name}» на карте`,
    zoomTo: 'К треку на карте',
    rename: 'Переименовать',
    newName: 'Название трека',
    save: 'Сохранить',
    cancelRename: 'Отмена',
    remove: 'Удалить',
    removed: (name: string) => `Трек «${name}» удалён.`,
    undo: 'Вернуть',
    color: 'Цвет линии',
    colors: {
      yellow: 'жёлтый',
      red: 'красный',
      blue: 'синий',
      green: 'зелёный',
      violet: 'фиолетовый',
      orange: 'оранжевый',
      cyan: 'бирюзовый',
    } satisfies Record<TrackColor, string>,
    length: 'Длина',
    climb: 'Подъём',
    descent: 'Спуск',
    highest: 'Выше всего',
    days: 'Дней в пути',
    speed: 'Скорость в движении',
    points: 'Точек',
    recorded: 'Записан',
    kilometresPerHour: (value: string) => `${value} км/ч`,
    noHeights: 'Высот в файле нет.',
    point: 'Точка трека',
    pointHint: 'Ведите по профилю или нажимайте стрелки: точка отмечается на карте.',
    sameDay: (day: string) => `${day} в годы экспедиции`,
    sameDayNone: 'В этот день года экспедиции в пути не было.',
    sameDayNoDates: 'Дат в файле нет: с днями экспедиции сравнить нельзя.',
    onTheWay: 'в пути:',
    dayUnknown: (known: string) => `(день точно не известен: ${known})`,
    server: 'Треки этого сайта',
    serverAdd: (name: string) => `Показать трек ${name}`,
    serverAddShort: 'Показать',
    serverFailed: 'Список треков сайта не загрузился.',
    retry: 'Повторить',
  },
};
