declare module 'virtual:sample-qr' {
  /** Modules per side, including the margin. */
  export const size: number;
  export const path: string;
}
