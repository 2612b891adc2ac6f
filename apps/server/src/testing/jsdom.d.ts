/** The part of jsdom that the tests use, declared here to avoid a dependency on its types. */
declare module 'jsdom' {
  interface ParsedNode {
    querySelector(selector: string): ParsedElement | null;
    querySelectorAll(selector: string): Iterable<ParsedElement>;
  }
  export interface ParsedElement extends ParsedNode {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly textContent: string | null;
    readonly innerHTML: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
    getAttribute(name: string): string | null;
  }
  export interface ParsedDocument extends ParsedNode {
    readonly body: ParsedNode;
    readonly documentElement: ParsedElement;
  }
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { readonly virtualConsole: VirtualConsole });
    readonly window: {
      readonly DOMParser: new () => { parseFromString(html: string, type: string): ParsedDocument };
    };
  }
}
