import { Navigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { bookEditingMessages } from '../messages/index.ts';

/** Opens the editor of the text that the URL names with its book and chapter; the text alone decides, because it can be moved. */
export const textAddressScreenModule: ScreenModule = {
  Screen: function TextAddressScreen({ parameters }) {
    const { language } = useLanguage();
    return (
      <Navigate to={localPath(language, editorPaths('text').edit(Number(parameters['text_id'])))} replace />
    );
  },
  prepare({ language }) {
    const { title, intro } = bookEditingMessages.read(language).textEdit;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
