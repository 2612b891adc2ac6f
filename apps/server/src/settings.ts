import { fileURLToPath } from 'node:url';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import {
  accountSettingsExamples,
  accountSettingsSchema,
  checkAccountVariables,
  toAccountSettings,
  type AccountSettings,
} from './settings/account-settings.ts';
import {
  backupSettingsExamples,
  backupSettingsSchema,
  toBackupSettings,
  type BackupSettings,
} from './settings/backup-settings.ts';
import {
  bookSettingsExamples,
  bookSettingsSchema,
  toBookSettings,
  type BookSettings,
} from './settings/book-settings.ts';
import { placeIds } from './settings/place-ids.ts';
import { StartError } from './lib/start-error.ts';
import {
  checkMediaVariables,
  mediaSettingsExamples,
  mediaSettingsSchema,
  toMediaSettings,
  type MediaSettings,
} from './settings/media-settings.ts';
import {
  metricsSettingsExamples,
  metricsSettingsSchema,
  toMetricsSettings,
  type MetricsSettings,
} from './settings/metrics-settings.ts';
import {
  onlineMapsExamples,
  onlineMapsSchema,
  toOnlineMapsSettings,
  type OnlineMapsSettings,
} from './settings/online-maps-settings.ts';
import { readSettingsFromFiles } from './settings/settings-from-files.ts';
import {
  toTranslationSettings,
  translationSettingsExamples,
  translationSettingsSchema,
  type TranslationSettings,
} from './settings/translation-settings.ts';
import serverPackage from '../package.json' with { type: 'json' };
import {
  telemetrySettingsExamples,
  telemetrySettingsSchema,
  toTelemetrySettings,
  type TelemetrySettings,
} from './settings/telemetry-settings.ts';

/** The folder of the repository, three levels above both `apps/server/src` and `apps/server/dist`. */
const repositoryDirectory = fileURLToPath(new URL('../../..', import.meta.url));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const directory = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => path.resolve(repositoryDirectory, value));

const postgresqlUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL of a PostgreSQL database' })
  .optional();

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'must have no path: the map is served at the root',
  )
  .transform((value) => new URL(value).origin)
  .optional();

const wholeSeconds = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a number of seconds')
    .transform(Number)
    .refine((seconds) => seconds >= least && seconds <= most, `must be between ${least} and ${most} seconds`)
    .default(fallback);

const requestsPerMinute = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a number of requests a minute, or 0 for no limit')
  .transform(Number)
  .default(300);

/** Fastify's names for groups of private addresses. */
const proxyGroups = new Set(['loopback', 'linklocal', 'uniquelocal']);

const proxyAddresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (proxies) => proxies.every(isProxyAddress),
    'must be addresses or networks of proxies with commas between them',
  )
  .default([]);

function isProxyAddress(proxy: string): boolean {
  const [address = '', bits, ...others] = proxy.split('/');
  if (proxyGroups.has(proxy)) return true;
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  return maxBits > 0 && isNetwork && others.length === 0;
}

const headerName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,63}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase())
  .optional();

const emailAddress = z.email({ error: 'must be an e-mail address' }).optional();

const httpsUrl = z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional();

/** All settings; `settingExamples` contains a valid value of each. */
const settingsSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d+$/, 'must be a number')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be between 0 and 65535')
      .default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('127.0.0.1'),
    DATA_DIR: directory('data'),
    DATABASE_URL: postgresqlUrl,
    DATABASE_WAIT_SECONDS: wholeSeconds(0, 3600, 60),
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    WEB_DIR: directory('apps/web/dist'),
    CONTENT_DIR: directory('content'),
    BUILD_DIR: directory('build'),
    OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    SHOWN_PLACES: placeIds,
    HIDDEN_PLACES: placeIds,
    ...bookSettingsSchema,
    RATE_LIMIT: requestsPerMinute,
    TRUSTED_PROXIES: proxyAddresses,
    COUNTRY_HEADER: headerName,
    SHUTDOWN_SECONDS: wholeSeconds(1, 600, 10),
    SHUTDOWN_DELAY_SECONDS: wholeSeconds(0, 600, 0),
    CDN_SECONDS: wholeSeconds(0, 3_600, 0),
    ...backupSettingsSchema,
    CONTACT_EMAIL: emailAddress,
    SOURCE_URL: httpsUrl,
    ...accountSettingsSchema,
    ...mediaSettingsSchema,
    ...metricsSettingsSchema,
    ...onlineMapsSchema,
    ...translationSettingsSchema,
    ...telemetrySettingsSchema,
  })
  .refine(
    ({ COUNTRY_HEADER, TRUSTED_PROXIES }) => COUNTRY_HEADER === undefined || TRUSTED_PROXIES.length > 0,
    {
      path: ['COUNTRY_HEADER'],
      error: 'needs TRUSTED_PROXIES, because any client can send this header',
    },
  )
  .check(checkAccountVariables, checkMediaVariables);

const settingExamples: Record<keyof z.input<typeof settingsSchema>, string> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  DATABASE_URL: 'postgresql://cae:secret@localhost:5432/cae',
  DATABASE_WAIT_SECONDS: '60',
  PUBLIC_URL: 'https://map.example.org',
  LOG_LEVEL: 'info',
  WEB_DIR: 'apps/web/dist',
  CONTENT_DIR: 'content',
  BUILD_DIR: 'build',
  OFFLINE: 'on',
  SHOWN_PLACES: '5,53,151',
  HIDDEN_PLACES: '5,53,151',
  ...bookSettingsExamples,
  RATE_LIMIT: '300',
  TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
  COUNTRY_HEADER: 'cf-ipcountry',
  SHUTDOWN_SECONDS: '10',
  SHUTDOWN_DELAY_SECONDS: '5',
  CDN_SECONDS: '10',
  ...backupSettingsExamples,
  CONTACT_EMAIL: 'map@example.org',
  SOURCE_URL: 'https://git.example.org/cae-map',
  ...accountSettingsExamples,
  ...mediaSettingsExamples,
  ...metricsSettingsExamples,
  ...onlineMapsExamples,
  ...translationSettingsExamples,
  ...telemetrySettingsExamples,
};

/** The validated settings. Folders are absolute paths; `publicUrl` is a scheme and a host without a trailing slash. */
export interface Settings
  extends
    AccountSettings,
    BackupSettings,
    BookSettings,
    MediaSettings,
    MetricsSettings,
    OnlineMapsSettings,
    TelemetrySettings,
    TranslationSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Whether browsers keep the application for visits without a network; off makes those that do remove it. */
  readonly offline: boolean;
  readonly databaseUrl: string | undefined;
  /** How long the start waits for an unavailable PostgreSQL; 0 fails immediately. */
  readonly databaseWaitSeconds: number;
  readonly publicUrl: string;
  /** False when `publicUrl` is derived from host and port. */
  readonly isPublicUrlSet: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly webDir: string;
  readonly contentDir: string;
  readonly buildDir: string;
  /** Ids of the only places that are shown; empty means all. */
  readonly shownPlaces: readonly number[];
  /** Ids of the places that only researchers and admins see. */
  readonly hiddenPlaces: readonly number[];
  /** Uncached responses that one client may request per minute; 0 means no limit. */
  readonly rateLimit: number;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** The header in which a trusted proxy sends the country of the client, in lower case. */
  readonly countryHeader: string | undefined;
  /** Where readers write about mistakes: the address of the operator, and where the source is published. */
  readonly contact: { readonly email: string | null; readonly source: string | null };
  /** The maximum duration of a shutdown. */
  readonly shutdownSeconds: number;
  /** The version of the product; not configurable. */
  readonly version: string;
  /** How long a shutdown waits before it begins, while the server reports that it is not ready. */
  readonly shutdownDelaySeconds: number;
  /** For how long shared caches may send lists without asking; 0 if there are none. */
  readonly cdnSeconds: number;
  /** The migrations of the server; not configurable. */
  readonly migrationsDir: string;
}

/**
 * Reads the settings from the environment, or a setting `NAME` from the file `NAME_FILE`; relative folders are relative to the root of the repository.
 * @throws {StartError} `wrong_setting`, with one line for each invalid variable: its name, the reason and an example.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // Container files and shells set unset variables to an empty string.
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { variables, problems } = readSettingsFromFiles(nonEmpty, Object.keys(settingExamples));
  const misspelt = findMisspeltSettings(Object.keys(variables));
  const result = settingsSchema.safeParse(variables);
  if (!result.success || misspelt.length > 0 || problems.length > 0) {
    throw new StartError(
      'wrong_setting',
      [...misspelt, ...problems, ...(result.error?.issues ?? []).map(describeIssue)].join('\n'),
    );
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    offline: data.OFFLINE === 'on',
    databaseUrl: data.DATABASE_URL,
    databaseWaitSeconds: data.DATABASE_WAIT_SECONDS,
    publicUrl: data.PUBLIC_URL ?? createLocalUrl(data.HOST, data.PORT),
    isPublicUrlSet: data.PUBLIC_URL !== undefined,
    logLevel: data.LOG_LEVEL,
    webDir: data.WEB_DIR,
    contentDir: data.CONTENT_DIR,
    buildDir: data.BUILD_DIR,
    shownPlaces: data.SHOWN_PLACES,
    hiddenPlaces: data.HIDDEN_PLACES,
    ...toBookSettings(data),
    rateLimit: data.RATE_LIMIT,
    trustedProxies: data.TRUSTED_PROXIES,
    countryHeader: data.COUNTRY_HEADER,
    ...toBackupSettings(data, repositoryDirectory),
    contact: { email: data.CONTACT_EMAIL ?? null, source: data.SOURCE_URL ?? null },
    ...toAccountSettings(data),
    ...toMediaSettings(data),
    ...toMetricsSettings(data),
    ...toOnlineMapsSettings(data),
    ...toTranslationSettings(data),
    ...toTelemetrySettings(data),
    shutdownSeconds: data.SHUTDOWN_SECONDS,
    version: serverPackage.version,
    shutdownDelaySeconds: data.SHUTDOWN_DELAY_SECONDS,
    cdnSeconds: data.CDN_SECONDS,
    migrationsDir: path.join(repositoryDirectory, 'apps/server/drizzle'),
  };
}

/** The URL of a listener on this host and port, for clients on the same machine. */
export function createLocalUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path[0];
  if (!isSettingName(name)) return issue.message;
  return `The setting ${name} is wrong: ${issue.message}. Example: ${name}=${settingExamples[name]}`;
}

/** Reports settings whose names differ from a known one in underscores or case only: they would have no effect. */
function findMisspeltSettings(names: readonly string[]): string[] {
  const known = Object.keys(settingExamples)
    .filter((name) => name.includes('_'))
    .flatMap((name) => [name, `${name}_FILE`]);
  return names.flatMap((name) => {
    if (isSettingName(name)) return [];
    const meant = known.find((candidate) => normalizeName(candidate) === normalizeName(name));
    return meant === undefined ? [] : [`The setting ${name} is unknown: write ${meant}.`];
  });
}

function normalizeName(name: string): string {
  return name.replaceAll('_', '').toUpperCase();
}

function isSettingName(name: unknown): name is keyof typeof settingExamples {
  return typeof name === 'string' && Object.hasOwn(settingExamples, name);
}
