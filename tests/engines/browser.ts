/** The few commands that Firefox and WebKit both take; scripts are function bodies, elements are what a script returns. */
export interface Browser {
  open(url: string): Promise<void>;
  run(script: string, ...args: unknown[]): Promise<unknown>;
  click(elementScript: string, ...args: unknown[]): Promise<void>;
  type(text: string, elementScript: string, ...args: unknown[]): Promise<void>;
  chooseFile(path: string, elementScript: string, ...args: unknown[]): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** What to install on Debian; null where everything is there. */
  missing(): string | null;
  /** Starts a browser with a profile of its own, as wide as a phone. */
  launch(): Promise<Browser>;
}
