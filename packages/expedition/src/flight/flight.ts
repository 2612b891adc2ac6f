import { defaultRestSeconds } from '@cae-map/contract/entities/flight/viewpoint-bounds';
import type { CameraPose } from '../camera/camera-pose.ts';
import { normalizeHeading } from '../camera/camera-pose.ts';
import { distanceMetres, unwrapLongitudes, wrapLongitude, type Position } from '../route/geography.ts';
import type { Expedition } from '../expedition.ts';

/** A step of a flight, as planned: the stop in the centre, and the camera there. */
export interface FlightStepPlan extends Pick<CameraPose, 'altitude' | 'range' | 'tilt' | 'heading'> {
  readonly place: number;
  /** How long the camera rests at the stop, in seconds. */
  readonly rest?: number;
}

/** A step of a flight along the route. */
export interface FlightStep {
  readonly placeId: number;
  readonly pose: CameraPose;
  /** The route from the previous step, with its length in metres up to each point; only the stop itself at the first step. */
  readonly line: readonly LinePoint[];
  /** The times of the way and of the rest after it, in milliseconds. */
  readonly wayLength: number;
  readonly restLength: number;
}

interface LinePoint {
  readonly position: Position;
  readonly along: number;
}

/** The camera flies a way in this time, and a little longer the longer it is: in milliseconds, and per metre. */
const wayTime = { base: 4500, perMetre: 0.05, longest: 11_000 } as const;
/** How far the camera turns around a stop while it rests, in degrees. */
const restTurn = 14;
/** The centre is the mean of the route around it, so that the camera does not follow every bend: a share of the range. */
const smoothing = 0.25;
const smoothingSamples = 9;

/**
 * Plans a flight along the route. Steps at stops without a position are left out; between stops that the route does not connect the
 * flight is straight.
 */
export function createFlight(
  expedition: Expedition,
  plans: readonly FlightStepPlan[],
): readonly FlightStep[] {
  const steps: FlightStep[] = [];
  let previous: number | null = null;
  for (const { place: placeId, rest = defaultRestSeconds, ...camera } of plans) {
    const position = expedition.byId.get(placeId)?.position ?? null;
    if (position === null) continue;
    const line = measure(
      previous === null ? [position] : routeBetween(expedition, previous, placeId, position),
    );
    const length = line.at(-1)?.along ?? 0;
    steps.push({
      placeId,
      pose: { latitude: position[0], longitude: position[1], ...camera },
      line,
      wayLength: previous === null ? 0 : Math.min(wayTime.longest, wayTime.base + wayTime.perMetre * length),
      restLength: rest * 1000,
    });
    previous = placeId;
  }
  return steps;
}

/** The time of a step in milliseconds. */
export function flightStepLength({ wayLength, restLength }: FlightStep): number {
  return wayLength + restLength;
}

/** Where the camera is at a time of a step: on the way from the step before, or turning slowly around the stop. */
export function flightPose(steps: readonly FlightStep[], index: number, time: number): CameraPose {
  const step = steps[index];
  if (step === undefined) throw new RangeError(`the flight has no step ${index}`);
  const before = steps[index - 1];
  const rest = Math.min(1, Math.max(0, (time - step.wayLength) / step.restLength));
  if (before === undefined || time >= step.wayLength) return turned(step.pose, rest);
  const share = ease(Math.max(0, time) / step.wayLength);
  const from = turned(before.pose, 1);
  const to = step.pose;
  const range = from.range * (to.range / from.range) ** share;
  const [latitude, longitude] = centreOnWay(step.line, share, range);
  return {
    latitude,
    longitude: wrapLongitude(longitude),
    range,
    tilt: from.tilt + (to.tilt - from.tilt) * share,
    heading: normalizeHeading(from.heading + shortestTurn(from.heading, to.heading) * share),
    altitude: from.altitude + (to.altitude - from.altitude) * share,
  };
}

function turned(pose: CameraPose, share: number): CameraPose {
  return { ...pose, heading: normalizeHeading(pose.heading + restTurn * share) };
}

/** From 0 to 1, slow at both ends. */
function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The turn from one heading to another, in degrees from -180 to 180. */
function shortestTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** The smoothed point of a line at a share of its length. At its ends the line is not smoothed, so that ways join. */
function centreOnWay(line: readonly LinePoint[], share: number, range: number): Position {
  const length = line.at(-1)?.along ?? 0;
  const along = share * length;
  const width = Math.min(range * smoothing, along, length - along);
  let latitude = 0;
  let longitude = 0;
  for (let sample = 0; sample < smoothingSamples; sample += 1) {
    const offset = width * ((2 * sample) / (smoothingSamples - 1) - 1);
    const point = pointAlong(line, along + offset);
    latitude += point[0] / smoothingSamples;
    longitude += point[1] / smoothingSamples;
  }
  return [latitude, longitude];
}

function pointAlong(line: readonly LinePoint[], along: number): Position {
  let before = line[0];
  if (before === undefined) throw new RangeError('the way has no points');
  for (const point of line) {
    if (point.along >= along) {
      const length = point.along - before.along;
      const share = length === 0 ? 0 : (along - before.along) / length;
      return [
        before.position[0] + (point.position[0] - before.position[0]) * share,
        before.position[1] + (point.position[1] - before.position[1]) * share,
      ];
    }
    before = point;
  }
  return before.position;
}

/** The points of the route from a stop to a later one, including both. */
function routeBetween(
  expedition: Expedition,
  fromId: number,
  toId: number,
  to: Position,
): readonly Position[] {
  const from = expedition.legs.findIndex((leg) => leg.toId === fromId);
  const until = expedition.legs.findIndex((leg) => leg.toId === toId);
  const points = expedition.legs.slice(from + 1, until + 1).flatMap((leg) => leg.points);
  const start = expedition.byId.get(fromId)?.position ?? null;
  if (from === -1 || until <= from || points.length === 0) return start === null ? [to] : [start, to];
  return points;
}

function measure(points: readonly Position[]): readonly LinePoint[] {
  let along = 0;
  let previous: Position | null = null;
  return unwrapLongitudes(points).map((position) => {
    if (previous !== null) along += distanceMetres(previous, position);
    previous = position;
    return { position, along };
  });
}
