import {
  Color,
  ColorArray,
  featureFilter,
  latest,
  normalizePropertyExpression,
  NumberArray,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { LayerSpecification } from 'maplibre-gl';
import type { Colour } from './terrain-colours.ts';

/** Reads the values of a style layer at a zoom. */
export interface StyleValues {
  /** Whether the layer is drawn at the zoom. */
  readonly isVisible: boolean;
  readonly includes: (feature: VectorTileFeature) => boolean;
  /** The value of a paint property, with the default of the specification; colours as CSS. */
  readonly paint: (name: string, feature?: VectorTileFeature) => unknown;
  readonly layout: (name: string, feature?: VectorTileFeature) => unknown;
  /** The value of a paint property with one colour, or of one that depends on the height in metres. */
  readonly colour: (name: string, metres?: number) => Colour;
  /** The value of a paint property that is a number, or the first one of a list. */
  readonly number: (name: string) => number;
}

type PropertySpecifications = Readonly<Record<string, StylePropertySpecification>>;
type Values = Readonly<Record<string, unknown>>;

const geometryTypes = ['Unknown', 'Point', 'LineString', 'Polygon'] as const;

/**
 * Evaluates the expressions of a layer as MapLibre does.
 * @param zoom of 512-pixel tiles
 */
export function readStyle(layer: LayerSpecification, zoom: number): StyleValues {
  const filter = featureFilter('filter' in layer ? layer.filter : undefined, layer.id);
  const isVisible = zoom >= (layer.minzoom ?? 0) && zoom < (layer.maxzoom ?? 25);
  const evaluatePaint = evaluator('paint', layer, zoom);
  const evaluateLayout = evaluator('layout', layer, zoom);
  return {
    isVisible,
    includes: (feature) => filter.filter({ zoom }, toStyleFeature(feature)),
    paint: (name, feature) => toCss(evaluatePaint(name, { feature })),
    layout: (name, feature) => evaluateLayout(name, { feature }),
    colour(name, metres) {
      const value = evaluatePaint(name, { metres });
      const colour = value instanceof ColorArray ? value.values[0] : value;
      if (!(colour instanceof Color)) throw new Error(`${name} of ${layer.id} is not a colour`);
      return colour.rgb;
    },
    number(name) {
      const value = evaluatePaint(name, {});
      return Number(value instanceof NumberArray ? value.values[0] : value);
    },
  };
}

/** What a value may depend on besides the zoom. */
interface Context {
  readonly feature?: VectorTileFeature | undefined;
  readonly metres?: number | undefined;
}

type Evaluate = (name: string, context: Context) => unknown;

function evaluator(group: 'paint' | 'layout', layer: LayerSpecification, zoom: number): Evaluate {
  // The specification has an object of each type of layer; its type declares none of them.
  const specifications = (latest as unknown as Record<string, PropertySpecifications>)[
    `${group}_${layer.type}`
  ];
  const values: Values =
    (group in layer && (layer as unknown as Record<string, Values | undefined>)[group]) || {};
  const expressions = new Map<string, ReturnType<typeof normalizePropertyExpression>>();
  return (name, { feature, metres }) => {
    const specification = specifications?.[name];
    if (specification === undefined) throw new Error(`${layer.type} layers have no property ${name}`);
    let expression = expressions.get(name);
    if (expression === undefined) {
      const value = (values[name] ?? specification.default) as Parameters<
        typeof normalizePropertyExpression
      >[0];
      if (value === undefined) return undefined;
      expression = normalizePropertyExpression(value, layer.id, specification);
      expressions.set(name, expression);
    }
    const globals = metres === undefined ? { zoom } : { zoom, elevation: metres };
    return expression.evaluate(globals, feature && toStyleFeature(feature));
  };
}

function toCss(value: unknown): unknown {
  return value instanceof Color ? value.toString() : value;
}

function toStyleFeature({ type, id, properties }: VectorTileFeature) {
  return { type: geometryTypes[type], id, properties } as const;
}
