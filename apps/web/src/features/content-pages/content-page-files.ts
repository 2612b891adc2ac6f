import type { PageName } from '@cae-map/contract/entities/shipped/shipped-bounds';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** A content page that the build has created from Markdown. */
export interface ContentPageFile {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

type Load = () => Promise<ContentPageFile>;

// The query cache needs plain objects instead of module namespaces.
const toPlainObject = ({ title, summary, html }: ContentPageFile): ContentPageFile => ({
  title,
  summary,
  html,
});

export const contentPageFiles: Readonly<Record<PageName, Readonly<Record<ContentLanguage, Load>>>> = {
  aboutcae: {
    ru: async () => toPlainObject(await import('../../../../../content/pages/aboutcae.ru.md')),
    en: async () => toPlainObject(await import('../../../../../content/pages/aboutcae.en.md')),
  },
  about: {
    ru: async () => toPlainObject(await import('../../../../../content/pages/about.ru.md')),
    en: async () => toPlainObject(await import('../../../../../content/pages/about.en.md')),
  },
  guide: {
    ru: async () => toPlainObject(await import('../../../../../content/pages/guide.ru.md')),
    en: async () => toPlainObject(await import('../../../../../content/pages/guide.en.md')),
  },
};
