import type { ReactNode } from 'react';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { accountMessages, type AccountMessages } from '../messages/index.ts';

/** Creates the module of a screen of accounts. Search engines do not index it, since it has no canonical path. */
export function createAccountScreenModule(
  Screen: () => ReactNode,
  head: (messages: AccountMessages) => { readonly title: string; readonly intro?: string },
): ScreenModule {
  return {
    Screen,
    prepare({ language, messages }) {
      const { title, intro } = head(accountMessages.read(language));
      return Promise.resolve({
        status: 200,
        head: { title, description: intro ?? messages.product.description },
      });
    },
  };
}
