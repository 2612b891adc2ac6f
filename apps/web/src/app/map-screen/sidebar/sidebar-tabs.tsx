import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PanelTab } from '../../../lib/manifest/panel-tab.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './sidebar-tabs.module.css';

interface SidebarTabsProps {
  readonly tabs: readonly PanelTab[];
  readonly shown: PanelTab;
  readonly onTabChange: (tab: string) => void;
}

/** The tabs of the sheet on a narrow screen. On a wide screen the controls of the map open them. */
export function SidebarTabs({ tabs, shown, onTabChange }: SidebarTabsProps) {
  const { messages } = useLanguage();
  return (
    <nav className={styles.tabs} aria-label={messages.map.sheets.tabs}>
      {tabs.map(({ id, code, label, icon: Icon }) => (
        <Button
          key={id}
          aria-current={code === shown.code}
          className={styles.tab}
          title={label(messages)}
          onClick={() => onTabChange(code)}
        >
          <span aria-hidden="true" className={styles.icon}>
            <Icon size={18} stroke={1.8} />
          </span>
          <span className={styles.name}>{label(messages)}</span>
        </Button>
      ))}
    </nav>
  );
}
