import { IconKeyboard } from '@tabler/icons-react';
import { useShortcut } from '../../lib/commands/commands-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { touchQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { MapControlButton } from '../../ui/controls/map-control.tsx';
import { keyHelpMessages } from './messages/index.ts';
import { setKeyHelpOpen } from './key-help-store.ts';

/** The control that opens the key help; hidden on touch screens. */
export function KeyHelpControl() {
  const { messages } = useLanguage(keyHelpMessages);
  const shortcut = useShortcut('key-help');
  const isTouch = useMediaQuery(touchQuery);
  if (isTouch) return null;
  return (
    <MapControlButton
      label={messages.keyHelp.title}
      icon={IconKeyboard}
      onClick={() => setKeyHelpOpen(true)}
      shortcut={shortcut}
    />
  );
}
