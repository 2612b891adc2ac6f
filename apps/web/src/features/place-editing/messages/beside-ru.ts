/** Russian messages about what a place shows that is stored in other records. */
export const placeBeside = {
  placeBeside: {
    people: 'Кто здесь был',
    peopleHint:
      'Это часть записей о людях: изменение сохраняется сразу, отменяется Ctrl+Z и видно в истории человека.',
    noPeople: 'Пока никто не указан.',
    passed: 'проходил здесь: часть пути правится у человека',
    addPerson: 'Добавить человека',
    choosePerson: 'Выберите, кто был здесь',
    add: 'Добавить',
    removePerson: (name: string) => `Убрать отсюда: ${name}`,
    added: (name: string) => `Добавлено: ${name}`,
    removed: (name: string) => `Убрано: ${name}`,
    entries: 'Где источники расходятся',
    entriesHint:
      'Записи об этом месте. О расхождении говорит отдельный абзац записи: откройте её и отметьте абзац последней кнопкой над текстом.',
    noEntries: 'Записей об этом месте нет.',
    entry: (id: number) => `Запись № ${id}`,
  },
};
