import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** A written page as the build makes it of its Markdown. */
export interface ContentPageFile {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

export type ContentPageName = 'aboutcae' | 'about' | 'guide';

type Load = () => Promise<ContentPageFile>;

// A module's namespace is copied: the query cache keeps plain values.
const plain = ({ title, summary, html }: ContentPageFile): ContentPageFile => ({ title, summary, html });

export const contentPageFiles: Readonly<Record<ContentPageName, Readonly<Record<ContentLanguage, Load>>>> = {
  aboutcae: {
    ru: async () => plain(await import('../../../../../content/pages/aboutcae.ru.md')),
    en: async () => plain(await import('../../../../../content/pages/aboutcae.en.md')),
  },
  about: {
    ru: async () => plain(await import('../../../../../content/pages/about.ru.md')),
    en: async () => plain(await import('../../../../../content/pages/about.en.md')),
  },
  guide: {
    ru: async () => plain(await import('../../../../../content/pages/guide.ru.md')),
    en: async () => plain(await import('../../../../../content/pages/guide.en.md')),
  },
};
