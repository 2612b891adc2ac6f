import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { phoneQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOptions } from '../../lib/options/options-store.ts';
import { MapKey } from './map-key.tsx';
import styles from './map-legend.module.css';
import { mapKeyMessages } from './messages/index.ts';
import { LineLegend } from './line-legend.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** The legend of the route lines while the route is visible, and the button that opens the key; on phones only the button. */
export function MapLegend() {
  const { messages } = useLanguage(mapKeyMessages);
  const isPhone = useMediaQuery(phoneQuery);
  const isRouteShown = useOptions((options) => options.showPath);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.legend}>
        {isRouteShown && !isPhone && <LineLegend />}
        <Button
          className={styles.button}
          aria-haspopup="dialog"
          label={messages.mapKey.title}
          onClick={() => setOpen(true)}
        >
          <IconHelpCircle size={18} stroke={1.8} aria-hidden="true" />
          {!isPhone && messages.mapKey.open}
        </Button>
      </div>
      <MapKey isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
