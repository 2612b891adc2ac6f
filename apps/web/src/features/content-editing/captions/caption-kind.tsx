import type { CaptionRevision } from '@cae-map/contract/entities/shipped/caption-editing';
import { captionBounds } from '@cae-map/contract/entities/shipped/shipped-bounds';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { paths } from '../../../lib/url/paths.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { checkTexts } from '../kind/check-fields.ts';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { captionDraft, type CaptionField } from './caption-draft.ts';

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;

/** The captions of the film, as the workbench edits them. */
const captionKind = createContentKind<CaptionRevision, CaptionField>({
  entity: 'caption',
  drafts: captionDraft,
  readTitle: (caption, language) => ({
    text: `${caption.position}. ${getTitle(caption, language)}`,
    language,
  }),
  readSearchText: ({ title_ru, title_en, caption_ru, caption_en }) => [
    title_ru,
    title_en,
    caption_ru,
    caption_en,
  ],
  compare: (one, other) => one.position - other.position,
  check: (caption) =>
    checkTexts<CaptionField>(caption, {
      required: ['title_ru', 'title_en', 'caption_ru', 'caption_en'],
      longest: {
        title_ru: captionBounds.title,
        title_en: captionBounds.title,
        caption_ru: captionBounds.caption,
        caption_en: captionBounds.caption,
      },
    }),
  form: [
    {
      id: 'caption',
      items: [
        { field: 'title_ru', control: line, language: 'ru', isRequired: true },
        { field: 'title_en', control: line, language: 'en', isRequired: true },
        { field: 'caption_ru', control: text, language: 'ru', isRequired: true },
        { field: 'caption_en', control: text, language: 'en', isRequired: true },
      ],
    },
  ],
  FormHead: ({ record }) => <PublicPage path={paths.voyage(record.slug)} />,
});

/** The screens on which the captions of the film are listed and edited, and that of their recent changes. */
export const captionScreens = recordScreens(captionKind);
