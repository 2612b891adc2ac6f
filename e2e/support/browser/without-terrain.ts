/**
 * Init script: the map finds no terrain tiles. Decoding them and generating contour lines would take most of the processor
 * time of tests that do not look at the map. Intercepting the request would disable the HTTP cache of the page.
 */
export function removeTerrain(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    const [resource] = parameters;
    const url = resource instanceof Request ? resource.url : String(resource);
    return url.endsWith('/terrain/terrain.json') ? new Response('{}') : fetch(...parameters);
  };
}
