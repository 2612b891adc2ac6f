/** Whether a screen matches a media query list that contains only minimum and maximum widths and heights in pixels. */
export function matchesMedia(
  list: string,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return list.split(', ').some((query) => {
    const conditions = [...query.matchAll(/\((min|max)-(width|height): (\d+)px\)/g)];
    return (
      conditions.length > 0 &&
      conditions.every(([, bound, name, pixels]) => {
        const value = name === 'width' ? width : height;
        return bound === 'min' ? value >= Number(pixels) : value <= Number(pixels);
      })
    );
  });
}
