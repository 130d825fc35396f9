/** The commands that Firefox and WebKit have in common. Scripts are function bodies; elements are what they return. */
export interface Browser {
  open(url: string): Promise<void>;
  run(script: string, ...args: unknown[]): Promise<unknown>;
  click(elementScript: string, ...args: unknown[]): Promise<void>;
  type(text: string, elementScript: string, ...args: unknown[]): Promise<void>;
  /** Types into what has the focus. */
  press(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** A PDF, with backgrounds; WebKit's driver can't print. */
  print?: () => Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian packages to install; null if none is missing. */
  missing(): string | null;
  /** Starts a browser with a new profile in a phone-sized window. */
  launch(): Promise<Browser>;
}
