import { IconWalk } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/url/paths.ts';
import { MapControlButton } from '../../ui/controls/map-control.tsx';

/** The control that opens the pages for travellers on the spot. */
export function FieldControl() {
  const { language, messages } = useLanguage();
  const navigate = useNavigate();
  return (
    <MapControlButton
      label={messages.map.inField}
      icon={IconWalk}
      onClick={() => void navigate(localPath(language, paths.field()))}
    />
  );
}
