import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { readingThemes } from '../../../lib/theme/theme.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { booksMessages } from '../messages/index.ts';
import { OptionCheck, OptionChoice } from './option-fields.tsx';
import { fontSizes, languageModes, lineHeights, readerOptions, thumbnailSizes } from './reader-options.ts';
import styles from './reader-settings.module.css';

interface ReaderSettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The settings of the reader. Each change is shown and kept immediately. */
export function ReaderSettings({ isOpen, onClose }: ReaderSettingsProps) {
  const { language, messages } = useLanguage(booksMessages);
  const options = useOptionGroup(readerOptions, (all) => all);
  const { change, initial } = readerOptions;
  const { labels, languages, themes, thumbnails } = messages.reader;
  return (
    <Dialog
      title={messages.reader.settings}
      closeLabel={messages.reader.closeSettings}
      isOpen={isOpen}
      onClose={onClose}
      use="choosing"
      help="books"
    >
      <div className={styles.settings}>
        <OptionChoice
          label={labels.languages}
          value={options.languages}
          choices={languageModes}
          format={(mode) => languages[mode]}
          onChange={(mode) => change({ languages: mode })}
        />
        <OptionChoice
          label={labels.theme}
          value={options.theme}
          choices={readingThemes}
          format={(theme) => themes[theme]}
          onChange={(theme) => change({ theme })}
        />
        <OptionChoice
          label={labels.fontSize}
          value={options.fontSize}
          choices={fontSizes}
          format={(size) => `${size}\u00a0%`}
          onChange={(fontSize) => change({ fontSize })}
        />
        <OptionChoice
          label={labels.lineHeight}
          value={options.lineHeight}
          choices={lineHeights}
          format={(height) => (height / 100).toLocaleString(language)}
          onChange={(lineHeight) => change({ lineHeight })}
        />
        <OptionCheck
          label={labels.showMap}
          isOn={options.showMap}
          onChange={(showMap) => change({ showMap })}
        />
        <OptionCheck
          label={labels.showPhotos}
          isOn={options.showPhotos}
          onChange={(showPhotos) => change({ showPhotos })}
        />
        <OptionChoice
          label={labels.thumbnailSize}
          value={options.thumbnailSize}
          choices={thumbnailSizes}
          format={(size) => thumbnails[size]}
          onChange={(thumbnailSize) => change({ thumbnailSize })}
        />
        <Button look="outlined" onClick={() => change(initial)}>
          {messages.reader.reset}
        </Button>
      </div>
    </Dialog>
  );
}
