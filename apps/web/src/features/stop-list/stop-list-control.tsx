import { IconListNumbers } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { MapControlButton } from '../../ui/controls/map-control.tsx';
import { setStopListOpen, useStopListIsOpen } from './stop-list-store.ts';

/** The control that toggles the list of stops. */
export function StopListControl() {
  const { messages } = useLanguage();
  const isOpen = useStopListIsOpen();
  return (
    <MapControlButton
      label={messages.stopList.title}
      icon={IconListNumbers}
      isPressed={isOpen}
      onClick={() => setStopListOpen(!isOpen)}
    />
  );
}
