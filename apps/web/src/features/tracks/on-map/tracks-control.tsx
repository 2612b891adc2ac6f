import { homeTabCode } from '@cae-map/expedition/hash';
import { IconRoute } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { MapControlButton } from '../../../ui/controls/map-control.tsx';
import { tracksTabCode } from '../tracks-tab-code.ts';

/** The control that toggles the tracks in the sheet. */
export function TracksControl() {
  const { messages } = useLanguage();
  const [tab, openTab] = useTab();
  const isOpen = tab === tracksTabCode;
  return (
    <MapControlButton
      label={messages.menu.tracks}
      icon={IconRoute}
      isPressed={isOpen}
      onClick={() => openTab(isOpen ? homeTabCode : tracksTabCode)}
    />
  );
}
