import { plural } from '../../../lib/language/plural.ts';

const forms = { one: 'запись', few: 'записи', many: 'записей', other: 'записей' };
const countEntries = (count: number): string => `${count} ${plural('ru', count, forms)}`;

/** Russian messages about what is done with several entries, and with whole chapters. */
export const entryActions = {
  label: 'Выбранные записи',
  chapter: 'Глава',
  edited: (count: number, field: string) => `${field}: изменено ${countEntries(count)}`,
  moved: (count: number, title: string) => `В главу «${title}» перенесено: ${countEntries(count)}`,
  failed: 'Ошибка при сохранении',
  changedElsewhere: 'запись или главу в это время изменил другой редактор',
  partlySaved: (reason: string) =>
    `Сохранена только часть изменений: ${reason}. Все записи на месте; сохранённое можно отменить.`,
  cancel: 'Отмена',
  join: {
    action: 'Объединить с предыдущей главой',
    question: (title: string, other: string) => `Объединить главу «${title}» с главой «${other}»?`,
    text: (title: string, other: string, count: number) =>
      `Записи главы «${title}» (${count}) станут последними в главе «${other}», а сама глава «${title}» будет удалена. Дни главы «${other}» охватят обе главы. Всё можно отменить одним действием.`,
    confirm: 'Объединить',
    done: (title: string, other: string) => `Глава «${title}» объединена с главой «${other}»`,
  },
  divide: {
    action: 'Разделить главу перед этой записью',
    question: (title: string) => `Разделить главу «${title}»?`,
    text: (entry: string, count: number) =>
      `Запись «${entry}» и все записи после неё (всего ${count}) перейдут в новую главу сразу за этой. Названия и дни у обеих глав будут одинаковые, пока вы их не измените. Всё можно отменить одним действием.`,
    confirm: 'Разделить',
    done: (title: string) => `Глава «${title}» разделена`,
  },
};
