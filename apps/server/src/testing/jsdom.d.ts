/** The part of jsdom that the tests use, declared here to avoid a dependency on its types. */
declare module 'jsdom' {
  export interface ParsedElement {
    readonly localName: string;
    readonly textContent: string | null;
    readonly innerHTML: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  }
  interface ParsedDocument {
    readonly body: { querySelectorAll(selector: string): Iterable<ParsedElement> };
  }
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { readonly virtualConsole: VirtualConsole });
    readonly window: {
      readonly DOMParser: new () => { parseFromString(html: string, type: string): ParsedDocument };
    };
  }
}
