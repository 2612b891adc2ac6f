import { homeTabCode } from '@cae-map/expedition/hash';
import { IconUser } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { MapControlButton } from '../../../ui/controls/map-control.tsx';
import { profileTabCode } from '../profile-tab-code.ts';

/** The control that toggles the profile in the sheet. */
export function ProfileControl() {
  const { messages } = useLanguage();
  const [tab, openTab] = useTab();
  const isOpen = tab === profileTabCode;
  return (
    <MapControlButton
      label={messages.menu.profile}
      icon={IconUser}
      isPressed={isOpen}
      onClick={() => openTab(isOpen ? homeTabCode : profileTabCode)}
    />
  );
}
