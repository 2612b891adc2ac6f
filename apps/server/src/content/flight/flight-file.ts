import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultRestSeconds } from '@cae-map/contract/entities/flight/viewpoint-bounds';
import { viewpointCamera, type ViewpointBody } from '@cae-map/contract/entities/flight/viewpoint';
import { z } from 'zod';
import { StartError } from '../../lib/start-error.ts';

/** A stop of the flight without its position in it. */
export type FlightStop = Omit<ViewpointBody, 'seqid'>;

const { rest_seconds: rest, ...camera } = viewpointCamera;
const flightSchema = z.strictObject({
  steps: z.array(z.strictObject({ place: z.int().positive(), ...camera, rest: rest.optional() })),
});

/** The path of the file with the flight in a content folder. */
export function flightPath(contentDirectory: string): string {
  return path.join(contentDirectory, 'flight', 'flight.json');
}

/**
 * Reads the stops of the flight from the content folder, in their order. A folder without the file has none.
 * @throws {StartError} `wrong_content` with the file and the reason
 */
export function readFlight(contentDirectory: string): readonly FlightStop[] {
  let source: string;
  try {
    source = readFileSync(flightPath(contentDirectory), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const parsed = flightSchema.safeParse(parseJson(source));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(
      'wrong_content',
      `flight.json: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`,
    );
  }
  return parsed.data.steps.map(({ place, rest: seconds = defaultRestSeconds, ...pose }) => ({
    place_id: place,
    ...pose,
    rest_seconds: seconds,
  }));
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new StartError('wrong_content', `flight.json: not readable as JSON: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Writes the file of the flight, one line for each stop. The time of rest is left out where it is the usual one. */
export function writeFlight(stops: readonly FlightStop[]): string {
  const lines = stops.map(({ place_id, altitude, range, tilt, heading, rest_seconds }) => {
    const step = {
      place: place_id,
      altitude,
      range,
      tilt,
      heading,
      ...(rest_seconds === defaultRestSeconds ? {} : { rest: rest_seconds }),
    };
    const fields = Object.entries(step).map(([name, value]) => `"${name}": ${value}`);
    return `    { ${fields.join(', ')} }`;
  });
  const steps = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "steps": ${steps}\n}\n`;
}
