import { plural } from '../../../lib/language/plural.ts';

const forms = { one: 'изображение', few: 'изображения', many: 'изображений', other: 'изображений' };

const images = (count: number): string => `${count} ${plural('ru', count, forms)}`;

/** After "из". */
const ofForms = { one: 'изображения', few: 'изображений', many: 'изображений', other: 'изображений' };

/** Russian messages of the library of images. */
export const library = {
  imageSections: {
    library: 'Изображения',
    upload: 'Загрузка',
    review: 'Просмотр новых',
    analysis: 'Поиск ошибок',
  },
  library: {
    title: 'Изображения',
    intro: 'Все изображения карты: поиск, порядок, подписи.',
    shown: (shown: number, all: number) =>
      shown === all ? images(all) : `${shown} из ${all} ${plural('ru', all, ofForms)}`,
    loadingAll: 'Загружаются остальные изображения…',
    empty: 'Изображений ещё нет. Перетащите файлы сюда или нажмите «Загрузить».',
    orders: {
      newest: 'сначала новые',
      library: 'порядок библиотеки',
      place: 'по местам',
      date: 'по дате',
      title: 'по названию',
      edited: 'сначала новые правки',
    },
    filter: {
      text: 'Подпись, автор, файл, место или номер',
      any: 'любое',
      gap: 'Что проверить',
      gaps: {
        review: 'ещё не просмотрено',
        date: 'нет даты',
        russianTitle: 'нет русской подписи',
        englishTitle: 'нет английской подписи',
        author: 'нет автора',
        rights: 'не указаны права',
        file: 'нет файла',
        thumbnail: 'нет миниатюры',
      },
      kind: 'Вид',
      types: {
        histexpphoto: 'фотография экспедиции',
        histimage: 'изображение того времени',
        painting: 'картина',
        postcard: 'открытка',
        photo: 'современная фотография',
        video: 'видео',
        relatedimage: 'связанное изображение',
      },
      placement: 'На карте',
      placements: { place: 'у места', position: 'в своей точке', none: 'нигде' },
      enabled: 'Показ',
      enabledValues: { shown: 'показано', hidden: 'скрыто' },
      visibilities: { high: 'видно всем', low: 'только среди всех фотографий' },
      added: 'Добавлено',
    },
    tools: {
      label: 'Инструменты библиотеки',
      upload: 'Загрузить',
      card: 'Карточка без изображения',
      video: 'Добавить видео',
      thumbnails: 'Миниатюры',
      deleted: 'Удалённые',
      changes: 'Изменения',
    },
    grid: 'Изображения; стрелки — переход, пробел — выбор, Enter — правка',
    gridHelp:
      'Пробел выбирает, Shift со стрелкой — подряд, Ctrl+A — все, Enter открывает правку, Delete удаляет, Ctrl+Z отменяет. Alt со стрелкой переставляет — в порядке библиотеки или внутри одного места.',
    marks: {
      hidden: 'скрыто',
      unplaced: 'нет на карте',
      unreviewed: 'не просмотрено',
      failed: 'миниатюра не получилась',
      waiting: 'миниатюра готовится',
      video: 'видео',
    },
    bulk: {
      label: 'С выбранными',
      thumbnails: 'Миниатюры',
      thumbnailsHint: 'Сделать миниатюры выбранных заново',
    },
    changes: {
      title: 'Изменения изображений',
      intro: 'Кто и что менял в изображениях.',
      deletedRecord: (id: number) => `изображение № ${id}`,
    },
    deleted: {
      title: 'Удалённые изображения',
      hint: 'Удалённые изображения можно восстановить.',
      none: 'Удалённых изображений нет.',
      restore: 'Восстановить',
      restored: (title: string) => `«${title}» восстановлено`,
    },
  },
  imageActions: {
    edited: (count: number, field: string) => `${field}: изменено ${images(count)}`,
    moved: (count: number) => `Переставлено: ${images(count)}`,
    removed: (count: number) => `Удалено: ${images(count)}`,
    saved: (title: string) => `Сохранено: «${title}»`,
    renamed: (name: string) => `Переименовано: ${name}`,
    partlyFailed: (failed: number, reason: string) => `Не удалено: ${images(failed)} — ${reason}`,
    changedElsewhere: 'изображение в это время изменил другой редактор',
    updateErrorTitle: 'Ошибка при обновлении изображения',
    removeErrorTitle: 'Ошибка при удалении изображения',
    orderErrorTitle: 'Ошибка обновления порядка изображений',
    renameErrorTitle: 'Ошибка переименования изображения',
    wrongExtension: (extension: string) =>
      `Имя должно оканчиваться на ${extension}, как сейчас. Имя не изменилось.`,
    wrongName:
      'Такое имя файла не подходит: в нём не может быть знаков / \\ : * ? " < > | и точки в начале или в конце. Имя не изменилось.',
  },
  thumbnails: {
    title: 'Миниатюры',
    missed: 'Сделать недостающие',
    all: 'Сделать все заново',
    confirmAll: 'Да, заново для всех',
    started: (count: number) => `Миниатюры готовятся: ${images(count)}`,
    progress: (done: number, all: number) => `Готово ${done} из ${all}`,
    failed: (count: number) => `Не получилось: ${images(count)}`,
    failure: (id: number, error: string) => `Изображение № ${id}: ${error}`,
    errorTitle: 'Ошибка при создании миниатюры',
  },
  video: {
    title: 'Добавить видео',
    link: 'Ссылка или номер видео',
    linkHint: 'С YouTube: ссылка целиком или 11 знаков её номера.',
    linkProblem: 'Нужна ссылка на видео YouTube или его номер из 11 знаков.',
    start: 'Начать с',
    startHint: 'Секунды или минуты: 95, 1:35. Пусто — с начала.',
    startProblem: 'Не похоже на время. Примеры: 95, 1:35, 1:02:03.',
    add: 'Добавить видео',
    added: 'Видео добавлено',
  },
};
