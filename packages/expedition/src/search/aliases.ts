/** Another name of a place. */
export interface PlaceAlias {
  readonly placeId: number;
  readonly name: string;
  /** The language of the name, with its script when it is not the usual one (BCP 47): 'zh', 'ug-Latn'. */
  readonly language: string;
}

/** The aliases of a file and its format errors, in English for the log. */
export interface AliasReading {
  readonly aliases: readonly PlaceAlias[];
  readonly errors: readonly string[];
}

const languagePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/;

/**
 * Parses the alias file, `content/names/aliases.json`: groups of places that share names, and the names by language.
 * Invalid groups and names are skipped and reported.
 */
export function readAliases(file: unknown): AliasReading {
  const groups = isRecord(file) ? file['groups'] : undefined;
  if (!Array.isArray(groups)) return { aliases: [], errors: ['the file has no list of groups'] };
  const readings = groups.map(readGroup);
  return {
    aliases: readings.flatMap((reading) => reading.aliases),
    errors: readings.flatMap((reading) => reading.errors),
  };
}

function readGroup(group: unknown, index: number): AliasReading {
  const at = `group ${index + 1}`;
  if (!isRecord(group)) return { aliases: [], errors: [`${at} is no object`] };
  const { place_ids: placeIds, names } = group;
  if (!Array.isArray(placeIds) || !placeIds.every(isPlaceId))
    return { aliases: [], errors: [`${at}: place_ids`] };
  if (!isRecord(names)) return { aliases: [], errors: [`${at}: names`] };
  const aliases: PlaceAlias[] = [];
  const errors: string[] = [];
  for (const [language, list] of Object.entries(names)) {
    const isReadable = languagePattern.test(language) && Array.isArray(list) && list.every(isName);
    if (!isReadable) errors.push(`${at}: names in ${language}`);
    else for (const name of list) aliases.push(...placeIds.map((placeId) => ({ placeId, name, language })));
  }
  return { aliases, errors };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlaceId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
