declare module 'virtual:sample-qr' {
  /** Modules on each side, the margin included. */
  export const size: number;
  export const path: string;
}
