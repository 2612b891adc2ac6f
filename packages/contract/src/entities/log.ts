import { z } from 'zod';
import { contentLanguages } from '../enumerations.ts';
import { countryCodeSchema } from './country.ts';

/** The most characters of the data of an event, as JSON text. */
export const maxLogDataLength = 1000;

const event = <Name extends string, Data extends z.ZodRawShape>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), data: z.strictObject(data) });

const placeData = { place_id: z.int().positive().max(2_147_483_647), title: z.string().max(300) };

/**
 * The events that may be logged and their data. The server stores counts only: those of a place by its id, `mapMoveDebug`
 * by the rounded zoom. `placeOpen` and `directions` are the usage analytics, which the operator turns on and the visitor agrees to.
 */
export const logEventSchema = z.discriminatedUnion('event', [
  event('layerChange', { layer: z.string().regex(/^[A-Za-z0-9]{1,8}$/) }),
  event('showWelcomeDialog', {
    /** The first language of the browser, such as `ru-RU`. */
    preferred_language: z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9-]{1,30})?$/),
    display_language: z.enum(contentLanguages),
    country: countryCodeSchema,
  }),
  event('showPlaceDebug', placeData),
  event('mapMoveDebug', {
    /** On the scale of 256-pixel tiles. */
    zoom: z.number().min(0).max(24),
    /** The centre in degrees. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  event('locate', {
    action: z.enum(['activate', 'deactivate', 'found', 'error']),
    /** Why the position is not known; of an error only. */
    reason: z.enum(['denied', 'unavailable', 'timeout']).optional(),
  }),
  event('placeOpen', placeData),
  event('directions', placeData),
  event('english_announcement', {
    action: z.enum(['dialog_displayed', 'user_switched_to_english', 'user_dismissed_dialog']),
  }),
]);

export type LogEvent = z.infer<typeof logEventSchema>;
export type LogEventName = LogEvent['event'];

export const logEventNames = [
  'layerChange',
  'showWelcomeDialog',
  'showPlaceDebug',
  'mapMoveDebug',
  'locate',
  'english_announcement',
  'placeOpen',
  'directions',
] as const satisfies readonly LogEventName[];

/** The events of the usage analytics. */
export const usageEventNames: readonly LogEventName[] = ['placeOpen', 'directions'];

/** The query of a request that logs an event; `data` is JSON text. */
export const logQuerySchema = z.object({
  event: z.enum(logEventNames),
  lang: z.enum(contentLanguages).describe('the language of the page'),
  data: z.string().max(maxLogDataLength).describe('the data of the event as JSON text'),
});
