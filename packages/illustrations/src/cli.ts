import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateIllustrations, IllustrationError } from './generate.ts';
import { readPlaces } from './choice/places.ts';
import { illustrationPlans } from './records.ts';
import { renderContactSheet } from './sheet.ts';
import { readBasemap } from './choice/terrain-facts.ts';

const usage = `Draws the illustrations of this site.

  tsx packages/illustrations/src/cli.ts --content FOLDER --out FOLDER
  tsx packages/illustrations/src/cli.ts --content FOLDER --sheet FILE.png [--from 0] [--every 1] [--count 48] [--columns 6] [--width 400] [--only 53,301]

  --content   folder with expedition/ and basemap/ in it
  --places    folder with the place files, instead of CONTENT/expedition
  --basemap   folder with the basemap, instead of CONTENT/basemap
`;

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      content: text,
      places: text,
      basemap: text,
      out: text,
      sheet: text,
      from: text,
      every: text,
      count: text,
      columns: text,
      width: text,
      only: text,
      subject: text,
      list: { type: 'boolean' },
    },
  });
  const placesFolder =
    values.places ?? (values.content === undefined ? undefined : join(values.content, 'expedition'));
  const basemapFolder =
    values.basemap ?? (values.content === undefined ? undefined : join(values.content, 'basemap'));
  if (
    placesFolder === undefined ||
    basemapFolder === undefined ||
    (values.out === undefined && values.sheet === undefined && values.list !== true)
  ) {
    process.stdout.write(usage);
    process.exitCode = 2;
    return;
  }
  const places = await readPlaces(placesFolder);
  if (values.out !== undefined) {
    const result = await generateIllustrations({
      places,
      basemapFolder,
      outputFolder: values.out,
      onProgress: (done, total) => {
        if (done % 10 === 0 || done === total)
          process.stdout.write(`Drawing illustrations ${done}/${total}\n`);
      },
    });
    process.stdout.write(`Illustrations ready: ${result.plans.length}, drawn now ${result.drawn}\n`);
    return;
  }
  const all = illustrationPlans(places, await readBasemap(basemapFolder));
  if (values.list === true) {
    for (const plan of all)
      process.stdout.write(
        `${plan.place_id}.${plan.variant} ${plan.date} ${plan.subject} [${plan.scene.palette.name}] ${plan.title_en} | ${plan.title_ru}\n`,
      );
    return;
  }
  const wanted = new Set(values.only?.split(',').map(Number));
  const number = (value: string | undefined, otherwise: number): number =>
    value === undefined ? otherwise : Number(value);
  const chosen = all
    .filter(
      (plan) =>
        (wanted.size === 0 || wanted.has(plan.place_id)) &&
        (values.subject === undefined || values.subject.split(',').includes(plan.subject)),
    )
    .filter(
      (_, index) =>
        index >= number(values.from, 0) && (index - number(values.from, 0)) % number(values.every, 1) === 0,
    )
    .slice(0, number(values.count, 48));
  await renderContactSheet(
    chosen,
    values.sheet ?? 'sheet.png',
    number(values.columns, 6),
    number(values.width, 400),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof IllustrationError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
