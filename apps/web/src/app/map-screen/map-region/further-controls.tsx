import { IconDots } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { MapPart } from '../../../lib/manifest/map-part.ts';
import { ControlLayoutContext } from '../../../ui/controls/control-layout.ts';
import controlStyles from '../../../ui/controls/map-control.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './further-controls.module.css';

/** The button that opens the menu of further controls. */
export function FurtherControls({ parts }: { readonly parts: readonly MapPart[] }) {
  const { messages } = useLanguage();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Before the control's own handler, which may open a dialog: the dialog then returns the focus to the button of the menu.
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <Button className={controlStyles.button} label={messages.map.furtherControls} popoverTarget={id}>
        <span aria-hidden="true">
          <IconDots size={20} stroke={1.8} />
        </span>
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={messages.map.furtherControls}
        className={styles.menu}
        onClickCapture={close}
      >
        <ControlLayoutContext value="menu">
          {parts.map(({ id: partId, Part }) => (
            <Part key={partId} />
          ))}
        </ControlLayoutContext>
      </div>
    </>
  );
}
