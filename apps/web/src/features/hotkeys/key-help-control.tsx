import { IconKeyboard } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { touchQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { MapControlButton } from '../../ui/map-control.tsx';
import { setKeyHelpOpen } from './key-help-store.ts';

/** The control that opens the key help; hidden on touch screens. */
export function KeyHelpControl() {
  const { messages } = useLanguage();
  const isTouch = useMediaQuery(touchQuery);
  if (isTouch) return null;
  return (
    <MapControlButton
      label={messages.commands.title}
      icon={IconKeyboard}
      onClick={() => setKeyHelpOpen(true)}
    />
  );
}
