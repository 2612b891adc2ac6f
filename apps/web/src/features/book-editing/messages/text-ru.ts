/** Russian messages about the entries of books. */
export const texts = {
  textEdit: {
    title: 'Правка записи',
    intro: 'Правка одной записи книги на обоих языках.',
    documentTitle: (title: string) => `Правка: ${title}`,
    entry: (id: number) => `Запись № ${id}`,
    notFound: 'Такой записи нет',
    notFoundHint: 'Возможно, её удалили. Удалённые записи можно восстановить.',
    presence: {
      others: (names: string, count: number) =>
        `С этой записью сейчас ${count === 1 ? 'работает' : 'работают'} также ${names}.`,
      otherWindow: 'Эта запись открыта у вас ещё и в другом окне.',
      closed: 'Больше эта запись ни у кого не открыта.',
    },
    neighbours: 'Соседние записи',
    previous: 'Предыдущая запись',
    next: 'Следующая запись',
    sections: { text: 'Текст', heading: 'Заголовок', time: 'Время', images: 'Изображения' },
    problems: {
      tooLong: 'Слишком длинно: сократите или разделите на две записи.',
    },
    saved: (title: string) => `Запись «${title}» сохранена`,
    updateErrorTitle: 'Ошибка при сохранении записи',
    updateError: (title: string, reason: string) => `Запись «${title}»: ${reason}`,
    inChapter: (title: string) => `В главе «${title}»`,
    atPlace: 'У стоянки',
    untranslated: 'На этом языке записи нет: читатели увидят её на другом.',
    isEmpty: 'Записи нет ни на одном языке.',
  },
  textCreation: {
    title: 'Новая запись',
    create: 'Добавить запись',
    created: (title: string) => `Запись «${title}» добавлена`,
  },
  textFields: {
    names: {
      text_content: 'Текст по-русски',
      text_content_en: 'Текст по-английски',
      text_onplace: 'Заголовок или место записи, по-русски',
      text_onplace_en: 'Заголовок или место записи, по-английски',
      text_date: 'День',
      text_enddate: 'Последний день',
      date_format: 'Точность дат',
      chapter_id: 'Номер главы',
      text_seqid: 'Порядок в главе',
      related_image_ids: 'Изображения записи',
    },
    help: {
      text_content: 'Alt+F10 — к кнопкам оформления, Esc — обратно к тексту.',
      text_content_en: 'Предложение, в котором курсор, подсвечено вместе с его переводом.',
      text_enddate: 'Если запись охватывает несколько дней.',
      date_format: 'Если известен только месяц или год, день в дате не показывается.',
    },
    formats: { 'YYYY-MM-DD': 'день', 'YYYY-MM': 'месяц', YYYY: 'год' },
    empty: 'не заполнено',
  },
  textLists: {
    changes: {
      title: 'Изменения записей',
      intro: 'Кто и что менял в записях книг.',
      deletedRecord: (id: number) => `запись № ${id}`,
    },
    deleted: {
      title: 'Удалённые записи',
      hint: 'Их можно восстановить.',
      none: 'Удалённых записей нет.',
      restore: 'Восстановить',
      restored: (title: string) => `Запись «${title}» восстановлена`,
    },
  },
};
