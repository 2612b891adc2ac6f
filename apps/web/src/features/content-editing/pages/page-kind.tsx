import type { PageRevision } from '@cae-map/contract/entities/shipped/page-editing';
import { pageNames, type PageName } from '@cae-map/contract/entities/shipped/shipped-bounds';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { paths } from '../../../lib/url/paths.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { checkPage } from './check-page.ts';
import { pageDraft, type PageField } from './page-draft.ts';
import { PagePreview } from './page-preview.tsx';

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;

const pathOf: Readonly<Record<PageName, string>> = {
  about: paths.aboutProject(),
  aboutcae: paths.aboutExpedition(),
  guide: paths.guide(),
};

/** The written pages, as the workbench edits them. */
const pageKind = createContentKind<PageRevision, PageField>({
  entity: 'page',
  drafts: pageDraft,
  readTitle: (page, language) => ({ text: getTitle(page, language), language }),
  readSearchText: ({ title_ru, title_en, text_ru, text_en }) => [title_ru, title_en, text_ru, text_en],
  compare: (one, other) => positionOf(one) - positionOf(other),
  check: checkPage,
  form: [
    {
      id: 'head',
      items: [
        { field: 'title_ru', control: line, language: 'ru', isRequired: true },
        { field: 'title_en', control: line, language: 'en', isRequired: true },
        { field: 'summary_ru', control: text, language: 'ru', isRequired: true },
        { field: 'summary_en', control: text, language: 'en', isRequired: true },
      ],
    },
    {
      id: 'text',
      items: [
        { field: 'text_ru', control: text, language: 'ru', isRequired: true },
        { field: 'text_en', control: text, language: 'en', isRequired: true },
      ],
    },
  ],
  FormHead({ record: { page_name: name } }) {
    const known = pageNames.find((each) => each === name);
    return known === undefined ? null : <PublicPage path={pathOf[known]} />;
  },
  Preview: PagePreview,
});

function positionOf({ page_name: name }: PageRevision): number {
  return pageNames.findIndex((each) => each === name);
}

/** The screens on which the written pages are listed and edited, and that of their recent changes. */
export const pageScreens = recordScreens(pageKind);
