import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { readPath } from '../../language/language-path.ts';

/** A page with a copy in the browser. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  /** ISO 8601 in UTC; empty if it is not known. */
  readonly keptAt: string;
}

/** The messages are here, since the service worker has no catalogues. */
const messages = {
  ru: {
    title: 'Нет сети',
    text: 'Сейчас нет сети, а этой страницы на устройстве нет: сохраняются страницы, которые вы уже открывали.',
    list: 'Сохранённые страницы',
    empty: 'Пока не сохранено ни одной страницы.',
    retry: 'Попробовать ещё раз',
    map: 'Открыть карту',
    keptAt: (date: string) => `сохранена ${date}`,
  },
  en: {
    title: 'No network',
    text: 'There is no network at the moment, and this page is not on your device: pages are kept once you have opened them.',
    list: 'Kept pages',
    empty: 'No page has been kept yet.',
    retry: 'Try again',
    map: 'Open the map',
    keptAt: (date: string) => `kept on ${date}`,
  },
} satisfies Record<ContentLanguage, object>;

/** The number of pages that are listed. */
const most = 60;

const style = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#fbf5e8,#171a2f);color:light-dark(#2b2230,#efe7d6)}
main{max-width:38rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem}h2{font:600 1.25rem/1.3 Georgia,serif;margin:2rem 0 .5rem}
a{color:light-dark(#8a3418,#f0b48a)}.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}.actions a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid currentColor;border-radius:.5rem;text-decoration:none}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid light-dark(#e3d8c1,#333857)}li a{display:block;padding:.7rem 0}li a{text-decoration:none}li a span{text-decoration:underline}small{display:block;opacity:.75}`;

/** The page that is shown instead of one without a copy, in the language of its path. It works without scripts. */
export function absentPage(pathname: string, kept: readonly KeptPage[]): string {
  const reading = readPath(pathname);
  const language = reading.kind === 'page' ? reading.language : 'ru';
  const text = messages[language];
  const ofLanguage = kept.filter(({ path }) => {
    const each = readPath(path);
    return each.kind === 'page' && each.language === language;
  });
  const items = ofLanguage.slice(0, most).map((page) => formatItem(page, language));
  const start = ofLanguage.find(({ path }) => path === (language === 'ru' ? '/' : `/${language}`));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text.title}</title><style>${style}</style></head><body><main><h1>${text.title}</h1><p>${text.text}</p><p class="actions"><a href="">${text.retry}</a>${start ? `<a href="${escape(start.path)}">${text.map}</a>` : ''}</p><h2>${text.list}</h2>${items.length === 0 ? `<p>${text.empty}</p>` : `<ul>${items.join('')}</ul>`}</main></body></html>`;
}

function formatItem({ path, title, keptAt }: KeptPage, language: ContentLanguage): string {
  const date = new Date(keptAt);
  const format = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { dateStyle: 'long' });
  const age = Number.isNaN(date.getTime())
    ? ''
    : `<small>${escape(messages[language].keptAt(format.format(date)))}</small>`;
  return `<li><a href="${escape(path)}"><span>${escape(title || path)}</span>${age}</a></li>`;
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => characters[character] ?? '');
}
