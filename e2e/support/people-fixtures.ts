import { mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from './fixtures.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

const shippedContent = resolve('content');
const firstFile = 'a-india-ladakh.json';

/** A browser test on a server with a few shipped stops, and with people and citations that do not change with the content. */
export const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cae-map-people-'));
      const content = join(folder, 'content');
      await writeContent(content);
      const server = await startServer(join(folder, 'data'), { RATE_LIMIT: '0', CONTENT_DIR: content });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface Part {
  readonly chapters: readonly { readonly chapter: number }[];
  readonly places: readonly { readonly place_id: number; readonly seqid: number }[];
  readonly texts: readonly {
    readonly text_id: number;
    readonly chapter: number;
    readonly place_ids: readonly number[];
  }[];
}

/** Writes the places and texts of one shipped file, with a work, a text that cites it and names a person, and three people. */
async function writeContent(content: string): Promise<void> {
  await mkdir(join(content, 'expedition'), { recursive: true });
  for (const name of await readdir(shippedContent)) {
    if (name !== 'expedition') await symlink(join(shippedContent, name), join(content, name));
  }
  const file = await readFile(join(shippedContent, 'expedition', firstFile), 'utf8');
  const { chapters, places, texts } = JSON.parse(file) as Part;
  const leh = texts.find(({ place_ids }) => place_ids[0] === 53);
  if (leh === undefined) throw new Error('There is no text about place 53.');
  const part = {
    chapters,
    places: places.map((place) => ({
      ...place,
      sources: place.place_id === 53 ? [{ work: 'trails', chapter: 'IV' }] : [],
    })),
    texts: [
      {
        ...leh,
        place_ids: [53],
        text_content_ru: '[Лобзанг](person:lobzang) привёл караван в [Лех](place:53).',
        text_content_en: '[Lobzang](person:lobzang) brought the caravan to [Leh](place:53).',
        sources: [{ work: 'trails', page: '120' }],
      },
    ],
    works: [trails],
    people: ['lobzang', 'ramzana', 'consul'].map(person),
  };
  await writeFile(join(content, 'expedition', 'part.json'), JSON.stringify(part));
}

const trails = {
  work_id: 'trails',
  kind: 'diary',
  author_ru: 'Ю. Н. Рерих',
  author_en: 'George Roerich',
  title_ru: 'По тропам Срединной Азии',
  title_en: 'Trails to Inmost Asia',
  year: 1931,
  publication_ru: 'Нью-Хейвен',
  publication_en: 'New Haven',
  url: 'https://example.org/trails',
  note_ru: 'Рассказ о пути.',
  note_en: 'An account of the journey.',
};

const names: Readonly<Record<string, readonly [string, string]>> = {
  lobzang: ['Лобзанг', 'Lobzang'],
  ramzana: ['Рамзана', 'Ramzana'],
  consul: ['Консул из Кашгара', 'The consul at Kashgar'],
};

function person(id: string): object {
  const [name_ru = '', name_en = ''] = names[id] ?? [];
  return {
    person_id: id,
    group: id === 'consul' ? 'official' : 'companion',
    name_ru,
    name_en,
    other_names: '',
    born: 'c. 1890',
    died: '',
    role_ru: 'спутник',
    role_en: 'companion',
    about_ru: 'Шёл от [Леха](place:53) вместе с [Рамзаной](person:ramzana).\n\nДальше неизвестно.',
    about_en: 'He set out from [Leh](place:53) with [Ramzana](person:ramzana).\n\nThe rest is unknown.',
    fate_ru: 'Вернулся в Ладак.',
    fate_en: 'He returned to Ladakh.',
    stretches: id === 'consul' ? [] : [{ from: 53, to: 53 }],
    sources: [{ work: 'trails' }],
  };
}
