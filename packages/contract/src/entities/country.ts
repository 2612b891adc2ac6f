import { z } from 'zod';

/** An ISO 3166 country code of two capital letters. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters');

/** The country of a client; `US` if it is not known. */
export const countrySchema = z.object({ country: countryCodeSchema });

export type CountryRecord = z.infer<typeof countrySchema>;
