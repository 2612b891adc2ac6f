import { dashboard } from './dashboard-en.ts';
import { files } from './files-en.ts';
import { inPlace } from './in-place-en.ts';
import { review } from './review-en.ts';
import type { russian } from './ru.ts';
import { workbench } from './workbench-en.ts';

export const english: typeof russian = {
  ...dashboard,
  ...workbench,
  ...review,
  ...files,
  ...inPlace,
  outdated: {
    below: 'The Russian text has changed since this translation was made.',
    behind: 'older than the Russian text',
  },
  translationErrors: {
    load_error: 'The translations could not be loaded',
    save_error: 'The translation was not saved',
    approval_error: 'The translation was not approved',
    sync_error: 'The translations could not be compared with their sources',
    reload_error: 'The list of translations could not be refreshed',
    export_error: 'The translations could not be exported to a file',
    full_sync_error: 'Failed to initiate full sync',
  },
};
