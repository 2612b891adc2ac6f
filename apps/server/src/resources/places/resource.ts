import { sharedReads, type Resource } from '../resource.ts';
import { correctablePlaces } from './correctable-places.ts';
import { editedPlacesRoutes } from './edited-routes.ts';
import { placeKind } from './place-kind.ts';
import { placesService } from './service.ts';

export const places = {
  name: 'places',
  recordKinds: [placeKind],
  create: ({ orm }) => ({
    shared: sharedReads(placesService(orm), {
      listPlaces: 'All places in the order of the route',
      listFormerPlaces: 'The titles of deleted places, which links may still open',
    }),
    guardedRoutes: editedPlacesRoutes,
    correctable: { place: correctablePlaces },
  }),
} satisfies Resource;
