import { plural } from '../../../lib/language/plural.ts';

const fileForms = { one: 'файл', few: 'файла', many: 'файлов', other: 'файлов' };

const files = (count: number): string => `${count} ${plural('ru', count, fileForms)}`;

/** After "из". */
const ofFileForms = { one: 'файла', few: 'файлов', many: 'файлов', other: 'файлов' };

/** Russian messages of the upload of images. */
export const uploads = {
  uploads: {
    title: 'Загрузка изображений',
    intro: 'Загрузка файлов в библиотеку изображений.',
    drop: 'Отпустите, чтобы загрузить',
    hint: 'Перетащите сюда файлы или папки, вставьте из буфера (Ctrl+V) или выберите.',
    formats: (megabytes: number) => `JPEG, PNG, WebP, AVIF, TIFF, до ${megabytes} МБ каждый.`,
    choose: 'Выбрать файлы',
    camera: 'Снять камерой',
    defaults: 'Для всех новых',
    kind: 'Что это',
    kinds: {
      histexpphoto: 'фотография экспедиции',
      histimage: 'изображение того времени',
      painting: 'картина',
      postcard: 'открытка',
      photo: 'современная фотография',
      illustration: 'рисунок для этого сайта',
      relatedimage: 'связанное изображение',
    },
    shown: 'Показывать сразу',
    shownHint: 'Иначе их увидят только редакторы — до просмотра.',
    list: 'Файлы',
    summary: (added: number, all: number) => `Добавлено ${added} из ${all} ${plural('ru', all, ofFileForms)}`,
    failedCount: (count: number) => `не удалось: ${files(count)}`,
    states: {
      waiting: 'ждёт',
      sending: 'загружается',
      paused: 'приостановлено',
      offline: 'нет связи — продолжится само',
      adding: 'проверяется',
      added: 'добавлено',
      failed: 'не добавлено',
    },
    progress: (name: string) => `Загрузка: ${name}`,
    pause: (name: string) => `Приостановить: ${name}`,
    resume: (name: string) => `Продолжить: ${name}`,
    retry: (name: string) => `Повторить: ${name}`,
    remove: (name: string) => `Убрать из списка: ${name}`,
    clear: 'Убрать добавленные',
    open: 'Все поля',
    caption: { ru: 'Подпись по-русски', en: 'Подпись по-английски' },
    problems: {
      empty: 'файл пуст',
      tooLarge: (megabytes: number) => `файл больше ${megabytes} МБ; уменьшите его`,
      heic: 'формат HEIC не поддерживается; сохраните как JPEG',
      notPicture: 'это не изображение JPEG, PNG, WebP, AVIF или TIFF',
      duplicate: 'такой файл уже есть в библиотеке',
      signedOut: 'сеанс закончился; войдите снова и повторите',
      rejected: (detail: string) =>
        detail === '' ? 'сервер отклонил файл' : `сервер отклонил файл: ${detail}`,
    },
    addAnyway: 'Всё равно добавить',
    proposal: {
      found: (facts: string) => `В файле записано: ${facts}`,
      scanHint: 'Для скана это может быть день сканирования.',
      use: 'Взять',
      ignore: 'Не брать',
      used: 'Дата и место из файла',
    },
  },
};
