/** The properties of a raster layer that change its colours, as in the style specification. */
export interface RasterColours {
  /** From -1 to 1. */
  readonly saturation: number;
  /** From -1 to 1. */
  readonly contrast: number;
  /** From 0 to 1. */
  readonly brightnessMin: number;
  readonly brightnessMax: number;
}

/**
 * Changes the colours of pixels in place, in the order and with the formulas of MapLibre's raster shader.
 * @param pixels red, green, blue, alpha from 0 to 255 for each pixel, not premultiplied
 */
export function adjustColours(pixels: Uint8Array, colours: RasterColours): void {
  const { saturation, contrast, brightnessMin, brightnessMax } = colours;
  const saturationFactor = saturation > 0 ? 1 - 1 / (1.001 - saturation) : -saturation;
  const contrastFactor = contrast > 0 ? 1 / (1 - contrast) : 1 + contrast;
  for (let index = 0; index < pixels.length; index += 4) {
    const channels = [0, 1, 2].map((channel) => (pixels[index + channel] ?? 0) / 255);
    const average = channels.reduce((sum, value) => sum + value, 0) / 3;
    for (const [channel, value] of channels.entries()) {
      const saturated = value + (average - value) * saturationFactor;
      const contrasted = Math.min(1, Math.max(0, (saturated - 0.5) * contrastFactor + 0.5));
      pixels[index + channel] = Math.round(
        (brightnessMin + (brightnessMax - brightnessMin) * contrasted) * 255,
      );
    }
  }
}
