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
    touchHint: 'Выберите снимки или сделайте новый.',
    hint: 'Перетащите сюда файлы или папки, вставьте из буфера (Ctrl+V) или выберите.',
    formats: (megabytes: number) => `JPEG, PNG, WebP, AVIF, TIFF, до ${megabytes} МБ каждый.`,
    choose: 'Выбрать файлы',
    camera: 'Снять камерой',
    defaults: 'Для всех новых',
    defaultsHint: 'Заполните до выбора файлов: у добавленных изображений эти поля уже не изменятся.',
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
    unsavedCaptions: 'Подписи, которые не удалось сохранить, ждут в редакторе изображения:',
    list: 'Файлы',
    summary: (added: number, all: number) => `Добавлено ${added} из ${all} ${plural('ru', all, ofFileForms)}`,
    failedCount: (count: number) => `не удалось: ${files(count)}`,
    states: {
      waiting: 'ждёт',
      sending: 'загружается',
      paused: 'приостановлено',
      offline: 'сервер недоступен или занят — продолжится само',
      adding: 'проверяется',
      added: 'добавлено',
      failed: 'не добавлено',
    },
    progress: (name: string) => `Загрузка: ${name}`,
    pause: (name: string) => `Приостановить: ${name}`,
    resume: (name: string) => `Продолжить: ${name}`,
    retry: (name: string) => `Повторить: ${name}`,
    remove: (name: string) => `Убрать из списка: ${name}`,
    clear: 'Очистить список добавленных',
    clearHint: 'Изображения останутся в библиотеке.',
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
    openDuplicate: 'Открыть то изображение',
    addAnyway: 'Всё равно добавить',
    proposal: {
      names: { date: 'Дата в файле', position: 'Место в файле' },
      scanHint: 'Для скана это может быть день сканирования.',
      use: { date: 'Взять дату', position: 'Взять место' },
      ignore: 'Не брать',
      used: { date: 'Дата из файла', position: 'Место из файла' },
    },
  },
};
