import { IconCalendar } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { MapControlButton } from '../../../ui/controls/map-control.tsx';
import { openSearch } from '../common/search-dialog-store.ts';

/** The control of the map that opens the search by date. */
export function DateControl() {
  const { messages } = useLanguage();
  return (
    <MapControlButton label={messages.search.byDate} icon={IconCalendar} onClick={() => openSearch('date')} />
  );
}
