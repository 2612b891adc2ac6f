import sharp, { type Sharp } from 'sharp';
import { journeyPictures } from '../../src/app/map-screen/atlas-picture/journey-pictures.ts';
import {
  pictureLevels,
  pictureTileSize,
  styleZoomOfLevel,
} from '../../src/app/map-screen/atlas-picture/picture-levels.ts';
import { journeyView } from '../../src/app/map-screen/camera/initial-view.ts';
import { atlasOverlay } from '../../src/map/atlas-style/atlas-overlay.ts';
import type { TerrainManifest } from '../../src/map/terrain/terrain-manifest.ts';
import { drawAtlas, type AtlasTiles, type Picture, type PictureStyle } from './draw-atlas.ts';
import { areaAround, type PictureArea } from './picture-area.ts';
import { createTileReader, type TileFolders } from './read-tiles.ts';
import type { TileBlock } from './tile-blocks.ts';

/** A picture as a WebP file. */
export interface DrawnPicture {
  /** The path without an extension. */
  readonly name: string;
  readonly data: Buffer;
}

interface PicturesOptions extends TileFolders {
  readonly manifest: TerrainManifest;
  /** The tiles of the pages of stops. */
  readonly blocks: readonly TileBlock[];
}

/** Icons of neighbouring tiles reach into a block this far, in pixels. */
const margin = 32;

/** Of the encoder, from 0 to 6: there are thousands of tiles. */
const tileEffort = 2;
const journeyQuality = 31;
/** Tiles of the highest level are shown the largest, and their relief is the smoothest. */
const qualityOfLevel = (level: number): number => (level === pictureLevels.max ? 42 : 14);

/** Draws the pictures of the journey and the tiles of the pages of stops, in both colour schemes, in a fixed order. */
export async function* drawPictures(options: PicturesOptions): AsyncGenerator<DrawnPicture> {
  const { manifest, blocks } = options;
  const tiles = createTileReader(options);
  const terrain = { manifest, tiles: '', contours: null };
  const styles = (['light', 'dark'] as const).map((colorScheme) => ({
    colorScheme,
    style: atlasOverlay({ colorScheme, language: 'en', url: '', terrain }),
  }));
  for (const { name, width, height, enlargement } of journeyPictures) {
    const zoom = journeyView.zoom - Math.log2(enlargement);
    const size = { width: width / enlargement, height: height / enlargement };
    const area = areaAround({ ...journeyView, zoom }, size);
    for (const { colorScheme, style } of styles) {
      const drawing = await draw({ area, shownZoom: journeyView.zoom }, style, tiles);
      const data = await drawing
        .webp({ quality: journeyQuality, effort: 4, smartSubsample: true })
        .toBuffer();
      yield { name: `journey-${name}-${colorScheme}`, data };
    }
  }
  for (const block of blocks) {
    const area = areaOf(block);
    for (const { colorScheme, style } of styles) {
      for (const { name, data } of await drawBlock(block, area, style, tiles)) {
        yield { name: `${colorScheme}/${name}`, data };
      }
    }
  }
}

function areaOf({ level, firstX, firstY, columns, rows }: TileBlock): PictureArea {
  return {
    zoom: level,
    left: firstX * pictureTileSize - margin,
    top: firstY * pictureTileSize - margin,
    width: columns * pictureTileSize + 2 * margin,
    height: rows * pictureTileSize + 2 * margin,
  };
}

async function drawBlock(
  { level, tiles: wanted }: TileBlock,
  area: PictureArea,
  style: PictureStyle,
  tiles: AtlasTiles,
): Promise<DrawnPicture[]> {
  const drawing = await draw({ area, shownZoom: styleZoomOfLevel(level) }, style, tiles);
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return await Promise.all(
    wanted.map(async ({ x, y }) => ({
      name: `${level}/${x}/${y}`,
      data: await sharp(data, { raw: { width, height, channels } })
        .extract({
          left: x * pictureTileSize - area.left,
          top: y * pictureTileSize - area.top,
          width: pictureTileSize,
          height: pictureTileSize,
        })
        .webp({ quality: qualityOfLevel(level), effort: tileEffort })
        .toBuffer(),
    })),
  );
}

async function draw(picture: Picture, style: PictureStyle, tiles: AtlasTiles): Promise<Sharp> {
  const svg = await drawAtlas(picture, style, tiles);
  // Pictures of the relief exceed the limit of the parser.
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
}
