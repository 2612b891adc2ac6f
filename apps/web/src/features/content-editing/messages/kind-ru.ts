/** The messages of one kind of record that differ from those of the others. */
export interface KindOwnMessages {
  readonly editor: string;
  readonly intro: string;
  readonly newTitle: string;
  readonly create: string;
  readonly list: string;
  readonly listIntro: string;
  readonly add: string;
  readonly search: string;
  readonly changes: string;
  readonly deleted: string;
  /** What is missing without the required fields. */
  readonly required: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
}

/** Makes the Russian messages of a kind of record. */
export const kindMessages = (own: KindOwnMessages) => ({
  edit: {
    title: own.editor,
    intro: own.intro,
    documentTitle: (title: string) => `Правка: ${title}`,
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
    sections: own.sections,
    problems: {
      required: own.required,
      tooLong: 'Слишком длинно.',
      badName: 'Латинские строчные буквы, цифры и одиночные дефисы, например konstantin-ryabinin.',
      badYear: 'Год цифрами, например 1877, или c. 1877, если он приблизительный.',
      badLink: 'Нужен полный адрес, который начинается с https://',
      notALine: 'Одна строка, не в кавычках целиком.',
      repeated: 'Две строки одинаковы.',
      badHeight: 'Целое число метров, от −500 до 9000.',
    },
    saved: (title: string) => `Запись «${title}» сохранена`,
    updateErrorTitle: 'Ошибка при сохранении',
    updateError: (title: string, reason: string) => `Запись «${title}»: ${reason}`,
  },
  creation: {
    title: own.newTitle,
    create: own.create,
    created: (title: string) => `Запись «${title}» добавлена`,
  },
  list: {
    title: own.list,
    intro: own.listIntro,
    add: own.add,
    search: own.search,
    grid: `${own.list}; стрелки — переход, пробел — выбор, Enter — правка`,
    actions: {
      moved: (count: number) => `Переставлено записей: ${count}`,
      removed: (count: number) => `Удалено записей: ${count}`,
      partlyFailed: (failed: number, reason: string) => `Не удалено записей: ${failed} — ${reason}`,
      orderErrorTitle: 'Ошибка при изменении порядка',
      removeErrorTitle: 'Ошибка при удалении',
      changedElsewhere: 'запись в это время изменил другой редактор',
    },
  },
  changes: {
    title: own.changes,
    intro: 'Кто и что менял.',
    restore: 'Восстановить',
    restored: (title: string) => `Запись «${title}» восстановлена`,
    deletedRecord: (id: number) => `запись № ${id}`,
  },
  deleted: {
    title: own.deleted,
    hint: 'Восстановленная запись снова видна читателям.',
    none: 'Удалённых записей нет.',
  },
  names: own.names,
  help: own.help,
});
