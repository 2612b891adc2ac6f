/** Requests a URL and reads the whole response. Returns the time in milliseconds. */
export async function measureResponseTime(url: string): Promise<number> {
  const start = performance.now();
  await fetch(url).then((response) => response.arrayBuffer());
  return performance.now() - start;
}
