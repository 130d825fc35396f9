declare module 'virtual:sample-qr' {
  /** Modules per side, including the margin. */
  export const size: number;
  export const path: string;
}

declare module 'virtual:card-texts' {
  /** The sentences of CodeCard.tsx; English has none. */
  export const texts: Partial<
    Record<
      import('#contract/languages/languages.ts').Language,
      import('#contract/languages/translator.ts').Texts
    >
  >;
}
