declare module 'virtual:sample-qr' {
  /** Modules per side, including the margin. */
  export const size: number;
  export const path: string;
}

declare module 'virtual:unread-translations' {
  /** No native speaker has read what is translated into these. */
  export const unread: readonly import('#contract/languages/languages.ts').Language[];
}

declare module 'virtual:*-texts' {
  /** The sentences of one file; English has none. */
  export const texts: Partial<
    Record<
      import('#contract/languages/languages.ts').Language,
      import('#contract/languages/translator.ts').Texts
    >
  >;
}
