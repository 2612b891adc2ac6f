/** How long the URL of a file is kept: some browsers read it after the click. Milliseconds. */
const urlLifetime = 60_000;

/** Lets the browser save a file under a name, as a download. */
export function saveFile(content: BlobPart, fileName: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
