import type {
  Book,
  CreativeWork,
  Dataset,
  ImageObject,
  Person,
  Photograph,
  Place,
  Trip,
  VideoObject,
  VisualArtwork,
} from 'schema-dts';
import { expectTypeOf, test } from 'vitest';
import type {
  ArtworkNode,
  BookNode,
  DatasetNode,
  MediaNode,
  PersonNode,
  PlaceNode,
  TextNode,
  TripNode,
} from './structured-node.ts';

test('the nodes of the structured data have the types and properties of schema.org', () => {
  expectTypeOf<TripNode>().toExtend<Trip>();
  expectTypeOf<PlaceNode>().toExtend<Place>();
  expectTypeOf<ArtworkNode>().toExtend<VisualArtwork>();
  expectTypeOf<BookNode>().toExtend<Book>();
  expectTypeOf<PersonNode>().toExtend<Person>();
  expectTypeOf<DatasetNode>().toExtend<Dataset>();
  expectTypeOf<TextNode>().toExtend<CreativeWork>();
  expectTypeOf<MediaNode>().toExtend<Photograph | ImageObject | VideoObject>();
});
