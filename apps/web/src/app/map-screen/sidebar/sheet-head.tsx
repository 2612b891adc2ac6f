import { closedTabCode, homeTabCode } from '@cae-map/expedition/hash';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { lowered, raised, type SheetHeight } from '../sheet/sheet-heights.ts';
import type { PanelTab } from '../../../lib/manifest/panel-tab.ts';
import { CloseButton, RoundButton } from '../../../ui/controls/round-button.tsx';
import styles from './sheet-head.module.css';
import { SidebarTabs } from './sidebar-tabs.tsx';

interface SheetHeadProps {
  readonly head: RefObject<HTMLDivElement | null>;
  readonly closeButton: RefObject<HTMLButtonElement | null>;
  readonly tabs: readonly PanelTab[];
  readonly shown: PanelTab;
  readonly onTabChange: (tab: string) => void;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** The head of the sheet with the close button, and on a phone with the handle, the tabs and the height buttons. */
export function SheetHead(properties: SheetHeadProps) {
  const { head, closeButton, tabs, shown, onTabChange, height, onHeightChange } = properties;
  const { messages } = useLanguage();
  const isHome = shown.code === homeTabCode;
  const closeLabel = isHome ? messages.place.close : messages.map.sheets.backToStop;
  return (
    <div ref={head} className={styles.head}>
      <SheetHandle height={height} onHeightChange={onHeightChange} />
      <SidebarTabs tabs={tabs} shown={shown} onTabChange={onTabChange} />
      <div className={styles.heights}>
        <HeightButton
          label={messages.map.sheets.raise}
          icon={IconChevronUp}
          target={raised(height)}
          height={height}
          onHeightChange={onHeightChange}
        />
        <HeightButton
          label={messages.map.sheets.lower}
          icon={IconChevronDown}
          target={lowered(height)}
          height={height}
          onHeightChange={onHeightChange}
        />
      </div>
      <CloseButton
        ref={closeButton}
        className={styles.close}
        label={closeLabel}
        onClick={() => onTabChange(isHome ? closedTabCode : homeTabCode)}
      />
    </div>
  );
}

interface HeightButtonProps {
  readonly label: string;
  readonly icon: typeof IconChevronUp;
  readonly target: SheetHeight;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** Stays focusable while disabled, so that the keyboard focus is not lost. */
function HeightButton({ label, icon, target, height, onHeightChange }: HeightButtonProps) {
  return (
    <RoundButton
      label={label}
      icon={icon}
      iconSize={20}
      aria-disabled={target === height}
      onClick={() => onHeightChange(target)}
    />
  );
}
