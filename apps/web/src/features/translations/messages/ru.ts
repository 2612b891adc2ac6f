import { dashboard } from './dashboard-ru.ts';
import { workbench } from './workbench-ru.ts';

export const russian = {
  ...dashboard,
  ...workbench,
  /** The failures of requests; the detail of the server follows. */
  translationErrors: {
    load_error: 'Не удалось загрузить переводы',
    save_error: 'Перевод не сохранён',
    approval_error: 'Перевод не одобрен',
    sync_error: 'Не удалось сверить переводы с исходными текстами',
    reload_error: 'Не удалось обновить список переводов',
    withDetail: (message: string, detail: string) => `${message}: ${detail}`,
  },
};
