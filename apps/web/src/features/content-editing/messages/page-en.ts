import { kindMessages } from './kind-en.ts';

/** English messages about the written pages. */
export const page = kindMessages({
  editor: 'Edit page',
  intro: 'The title, the summary and the text of the page in both languages.',
  newTitle: 'New page',
  create: 'Add the page',
  list: 'Pages',
  listIntro: 'The pages about the expedition and the project, and the guide.',
  add: 'New page',
  search: 'Title or words of the page',
  changes: 'Changes of pages',
  deleted: 'Deleted pages',
  required: 'The page cannot be saved without this field.',
  sections: { head: 'Title', text: 'Text' },
  names: {
    title_ru: 'Title in Russian',
    title_en: 'Title in English',
    summary_ru: 'Summary in Russian',
    summary_en: 'Summary in English',
    text_ru: 'Text in Russian',
    text_en: 'Text in English',
  },
  help: {
    summary_ru: 'One sentence for search engines and previews of links.',
    summary_en: 'One sentence for search engines and previews of links.',
    text_ru:
      'Markup: ## heading, **bold**, *italic*, lines of a list begin with a hyphen, [Leh](place:53) links to a stop, [Books](/books) to a page. Keep the names {#…} of headings: links lead to them.',
    text_en: 'The same rules. Headings, lists and links are in the same order as in the Russian text.',
  },
});
