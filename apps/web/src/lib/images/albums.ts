/** Returns the id of the album of a place in the viewer. */
export function albumOfPlace(placeId: number): string {
  return `place-${placeId}`;
}

/** Returns the id of the album of a chapter in the viewer. */
export function albumOfChapter(chapterId: number): string {
  return `chapter-${chapterId}`;
}
