/** The nodes of schema.org that pages describe, with the properties that they use. */
export type StructuredNode =
  | TripNode
  | PlaceNode
  | ArtworkNode
  | MediaNode
  | BookNode
  | TextNode
  | PersonNode
  | DatasetNode;

interface Thing {
  readonly name: string;
  readonly description?: string;
  readonly url?: string;
  readonly image?: string;
  readonly sameAs?: string;
}

interface CreativeWork extends Thing {
  readonly author?: readonly AgentNode[];
  readonly dateCreated?: string;
  readonly datePublished?: string;
  readonly inLanguage?: string;
  readonly license?: string;
  readonly copyrightHolder?: AgentNode;
  readonly contentLocation?: PlaceNode;
  readonly temporalCoverage?: string;
  readonly isPartOf?: BookNode | ReferenceNode;
  readonly isBasedOn?: readonly ReferenceNode[];
}

/** A node that is described on another page. */
export interface ReferenceNode extends Thing {
  readonly '@type': 'CreativeWork' | 'WebSite';
}

/** A person or a body; the records do not distinguish them. */
export interface AgentNode extends Thing {
  readonly '@type': 'Person' | 'Organization';
}

export interface PlaceNode extends Thing {
  readonly '@type': 'Place';
  readonly alternateName?: readonly string[];
  readonly geo?: GeoNode;
}

interface GeoNode {
  readonly '@type': 'GeoCoordinates';
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation?: string;
}

export interface TripNode extends Thing {
  readonly '@type': 'Trip';
  readonly departureTime?: string;
  readonly arrivalTime?: string;
  readonly itinerary?: readonly PlaceNode[];
  readonly partOfTrip?: TripNode;
}

export interface ArtworkNode extends CreativeWork {
  readonly '@type': 'VisualArtwork';
  readonly artform?: string;
}

export interface MediaNode extends CreativeWork {
  readonly '@type': 'Photograph' | 'ImageObject' | 'VideoObject';
  readonly contentUrl?: string;
}

export interface BookNode extends CreativeWork {
  readonly '@type': 'Book';
  readonly publisher?: AgentNode;
}

export interface TextNode extends CreativeWork {
  readonly '@type': 'CreativeWork';
}

export interface PersonNode extends Thing {
  readonly '@type': 'Person';
  readonly alternateName?: readonly string[];
  readonly birthDate?: string;
  readonly deathDate?: string;
}

export interface DatasetNode extends CreativeWork {
  readonly '@type': 'Dataset';
  readonly distribution?: readonly {
    readonly '@type': 'DataDownload';
    readonly encodingFormat: string;
    readonly contentUrl: string;
  }[];
}

/** The coordinates of a position in degrees WGS84, for a node. */
export function geoNode(position: readonly [latitude: number, longitude: number] | null): {
  readonly geo?: GeoNode;
} {
  if (position === null) return {};
  const [latitude, longitude] = position;
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
