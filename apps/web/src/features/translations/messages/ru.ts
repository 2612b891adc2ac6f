import { dashboard } from './dashboard-ru.ts';
import { files } from './files-ru.ts';
import { inPlace } from './in-place-ru.ts';
import { review } from './review-ru.ts';
import { workbench } from './workbench-ru.ts';

export const russian = {
  ...dashboard,
  ...workbench,
  ...review,
  ...files,
  ...inPlace,
  outdated: {
    below: 'Русский текст изменился после этого перевода.',
    behind: 'перевод старше русского текста',
  },
  /** The failures of requests; the reason follows. */
  translationErrors: {
    load_error: 'Не удалось загрузить переводы',
    save_error: 'Перевод не сохранён',
    approval_error: 'Перевод не одобрен',
    sync_error: 'Не удалось сверить переводы с исходными текстами',
    reload_error: 'Не удалось обновить список переводов',
    export_error: 'Не удалось выгрузить переводы в файл',
    full_sync_error: 'Не удалось начать полную сверку',
  },
};
