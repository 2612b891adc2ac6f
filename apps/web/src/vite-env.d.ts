/// <reference types="vite/client" />

declare module '*.md' {
  export const title: string;
  export const summary: string;
  export const html: string;
}

declare module 'virtual:client-manifest' {
  /** The manifest of the client build: chunks by source file, or by their own name where they have several sources. */
  export const manifest: Readonly<
    Record<
      string,
      {
        readonly file: string;
        /** Of a chunk, not of an asset. */
        readonly name?: string;
        readonly css?: readonly string[];
        readonly imports?: readonly string[];
      }
    >
  >;
}
