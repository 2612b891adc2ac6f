import { z } from 'zod';
import { targetLanguages } from './translations/translatable-fields.ts';

/**
 * When browsers request tiles of other providers: after the visitor has agreed (`ask`), without asking (`always`), or not at
 * all (`never`).
 */
export const onlineMapsValues = ['ask', 'always', 'never'] as const;
export type OnlineMaps = (typeof onlineMapsValues)[number];

/** How the colours of a terrain tile encode the height; the names are those of MapLibre. */
export const terrainEncodings = ['terrarium', 'mapbox'] as const;

/** A layer of the catalogue in `packages/layers` that the operator offers. */
export const layerOfferSchema = z.object({
  code: z.string(),
  /** The public key of the provider, for `{key}` in the URLs of the tiles. */
  key: z.string().optional(),
  /** The URL template of a layer whose address the operator has configured. */
  address: z.string().optional(),
  /** Present if the layer is offered only with the option "additional maps". */
  additional: z.literal(true).optional(),
});
export type LayerOffer = z.infer<typeof layerOfferSchema>;

/** Settings of the operator that apply to every visitor; contains no secrets. */
export const configurationSchema = z.object({
  /** Ids of the only places that are shown; empty shows all. */
  shown_place_ids: z.array(z.int().positive()),
  /** Ids of the places that only researchers and admins see on the map and in lists. */
  hidden_place_ids: z.array(z.int().positive()),
  /** Whether paintings are pictures of the texts of books, and the ids of places whose images are those of other places, which are not. */
  book_pictures: z.object({
    paintings: z.boolean(),
    duplicate_place_ids: z.array(z.int().positive()),
  }),
  online_maps: z.enum(onlineMapsValues),
  /** The offered base layers and overlays, in the order of the list of layers; the built-in map is always one of them. */
  layers: z.array(layerOfferSchema),
  /** Terrain tiles of another provider, by their URL template, in place of the built-in ones. */
  terrain: z.object({ url: z.string(), encoding: z.enum(terrainEncodings) }).nullable(),
  /** Whether visitors can sign in with Google, and whether the server sends mail, such as links to reset a password. */
  accounts: z.object({ google: z.boolean(), mail: z.boolean() }),
  translations: z.object({
    /** Whether all users may approve translations, not only translators and editors. */
    is_open: z.boolean(),
    /** The languages that records are translated into. */
    languages: z.array(z.enum(targetLanguages)),
  }),
  /** What visitors are asked to agree to: the project (a DSN, without secrets) that receives reports of errors, and counts of the usage. */
  telemetry: z.object({ error_project: z.url().nullable(), counts_usage: z.boolean() }),
  /** Where readers write about mistakes: the address of the operator, and where the source is published. */
  contact: z.object({ email: z.email().nullable(), source: z.url().nullable() }),
});

export type ConfigurationRecord = z.infer<typeof configurationSchema>;
