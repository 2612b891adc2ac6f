import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests, test helpers and the catalogues themselves, which use no message for a visitor. */
const withoutUses = /\.test\.|\/testing\/|\/(?:russian|english)\/|\/messages\/(?:ru|en)\.ts$/;

/** Messages of a mixed group that are selected by a value: `messages.place[direction]`. */
const selectedByValue = ['place.previous', 'place.next'];

/** The names by which the workbench reads the messages of a kind of records. */
const namesInWorkbench = ['messages', 'texts', 'labels', 'presence', 'changes'];

/** The sources of the web application, in which messages are used. Reading them by imports would transform all of them. */
export function readMessageSources(): string {
  const folder = join(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !withoutUses.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8').replaceAll('?.', '.'))
    .join('\n');
}

/**
 * Finds the messages that sources use. The sources are searched once, not once per message.
 * @returns whether the message with a path in its catalogue, such as `walker.next`, is used
 */
export function findUsedMessages(sources: string): (path: string) => boolean {
  /** The property paths of two and of three names: of `messages.place.title` also `messages.place` and `place.title`. */
  const propertyPaths = new Set(
    Array.from(sources.matchAll(/\w+(?:\.\w+)+/g), ([path]) => path.split('.')).flatMap((names) =>
      names.flatMap((_, index) => [2, 3].map((length) => names.slice(index, index + length).join('.'))),
    ),
  );

  /** `const { kilometres, metres } = messages.map.walker;` */
  const destructured = Array.from(
    sources.matchAll(/\{([^{}]*)\} =\s+(?:messages|\w+Messages\.read\(language\))([\w.]*);/g),
    ([, taken = '', from = '']) => ({ taken: new Set(taken.split(/\W+/)), from }),
  );

  const aliases = findAliases(sources);

  /** Groups whose messages are selected by a value: `place` and `messages.place` of `messages.place[direction]`. */
  const selected = new Set(
    Array.from(sources.matchAll(/(?:\w+\.)?(\w+)(?=\[)/g), ([names, last = '']) => [names, last]).flat(),
  );

  /** Nested groups that are used as a whole: `labels={texts.filter.gaps}`, `calendar.weekdays.map`. */
  const passedGroups = new Set(
    Array.from(sources.matchAll(/\b\w+\.\w+(?=[;,})]|\.map\()/g), ([names]) => names),
  );

  /** Groups that the kind of a record passes to the workbench: `...imageEdit` or `changes: placeChanges`. */
  const passedToWorkbench = new Set(
    Array.from(sources.matchAll(/(?:\.\.\.|\w: )(\w+),/g), ([, group]) => group),
  );

  const isUsedByWorkbench = (groups: readonly string[], key: string): boolean =>
    groups.some((group) => passedToWorkbench.has(group)) &&
    namesInWorkbench.some((name) => propertyPaths.has(`${name}.${key}`));

  // Compares only the last two names of a path, since a deeper group may be in a constant.
  return (path) => {
    const names = path.split('.');
    const [group = '', key = ''] = names.slice(-2);
    const holder = names.length > 2 ? group : `messages.${group}`;
    return (
      selectedByValue.includes(path) ||
      propertyPaths.has(`${holder}.${key}`) ||
      (names.length === 1 && propertyPaths.has(`messages.${path}`)) ||
      passedGroups.has(names.slice(-3, -1).join('.')) ||
      isUsedByWorkbench(names.slice(0, -1), names.at(-1) ?? '') ||
      destructured.some(
        ({ taken, from }) =>
          (from.endsWith(group) && taken.has(key)) ||
          (from === '' && taken.has(group) && propertyPaths.has(`${group}.${key}`)),
      ) ||
      (holder !== 'messages.place' && selected.has(holder)) ||
      aliases.get(group)?.some((alias) => propertyPaths.has(`${alias}.${key}`) || selected.has(alias)) ===
        true
    );
  };
}

/** Names for a group: `const texts = messages.profile.conflict;`, `{ accountRefusals: texts }`, and a parameter `{ accountProblems }`. */
function findAliases(sources: string): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  const add = (group = '', alias = ''): void => {
    aliases.set(group, [...(aliases.get(group) ?? []), alias]);
  };
  for (const [, alias, group] of sources.matchAll(/(\w+) =\s+messages[\w.]*\.(\w+);/g)) add(group, alias);
  for (const [, group, alias] of sources.matchAll(/\{ (\w+): (\w+) \}/g)) add(group, alias);
  for (const line of sources.split('\n')) {
    const [, ...behindParenthesis] = line.split('(');
    for (const [, group] of behindParenthesis.join('(').matchAll(/\{ (\w+) \}/g)) add(group, group);
  }
  return aliases;
}
