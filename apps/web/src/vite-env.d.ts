/// <reference types="vite/client" />

declare module '*.md' {
  export const title: string;
  export const summary: string;
  export const html: string;
}

declare module 'virtual:client-manifest' {
  /** What Vite writes of its build: chunks by source file. */
  export const manifest: Readonly<
    Record<
      string,
      { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
    >
  >;
}
