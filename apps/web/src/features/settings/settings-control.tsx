import { homeTabCode } from '@cae-map/expedition/hash';
import { IconSettings } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useTab } from '../../lib/map-url/use-tab.ts';
import { MapControlButton } from '../../ui/controls/map-control.tsx';
import { settingsTabCode } from './settings-tab-code.ts';

/** The control that toggles the settings in the sheet. */
export function SettingsControl() {
  const { messages } = useLanguage();
  const [tab, openTab] = useTab();
  const isOpen = tab === settingsTabCode;
  return (
    <MapControlButton
      label={messages.menu.settings}
      icon={IconSettings}
      isPressed={isOpen}
      onClick={() => openTab(isOpen ? homeTabCode : settingsTabCode)}
    />
  );
}
