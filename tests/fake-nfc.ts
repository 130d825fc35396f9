export interface FakeTag {
  serialNumber: string;
  /** Links on the tag. */
  links: string[];
}

export interface FakeNfc {
  /** Moves the tag to the phone, or away from it. */
  hold(tag: FakeTag | null): void;
  /** Holds a tag that the phone can't read. */
  holdUnreadable(): void;
  scanError?: [message: string, name: string] | undefined;
  writeError?: [message: string, name: string] | undefined;
  /** What a write leaves on the tag instead of its link. */
  writtenAs?: string | undefined;
  /** Scans that have not been aborted. */
  scans(): number;
}

/** Like Chrome on Android, as `window.NDEFReader` and `window.nfc`. Also runs in the page of a journey, so it uses nothing outside. */
export function installFakeNfc(): FakeNfc {
  const watchers = new Set<EventTarget>();
  let pending: (() => void) | null = null;
  let held: FakeTag | null = null;

  function show(reader: EventTarget): void {
    if (!held) return;
    const { serialNumber, links } = held;
    const records = links.map((link) => ({
      recordType: 'url',
      data: new DataView(new TextEncoder().encode(link).buffer),
    }));
    reader.dispatchEvent(Object.assign(new Event('reading'), { serialNumber, message: { records } }));
  }

  const nfc: FakeNfc = {
    hold(tag) {
      held = tag;
      for (const reader of watchers) show(reader);
      if (held) pending?.();
    },
    holdUnreadable() {
      for (const reader of watchers) reader.dispatchEvent(new Event('readingerror'));
    },
    scans: () => watchers.size,
  };

  class NDEFReader extends EventTarget {
    async scan({ signal }: { signal: AbortSignal }): Promise<void> {
      if (nfc.scanError) throw new DOMException(...nfc.scanError);
      signal.throwIfAborted();
      watchers.add(this);
      signal.addEventListener('abort', () => watchers.delete(this));
      setTimeout(() => show(this));
    }

    write({ records }: { records: { data: string }[] }, { signal }: { signal: AbortSignal }): Promise<void> {
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        pending = () => {
          pending = null;
          if (nfc.writeError) reject(new DOMException(...nfc.writeError));
          else if (held) held.links = records.map(({ data }) => nfc.writtenAs ?? data);
          resolve();
        };
        if (held) pending();
      });
    }
  }

  Object.assign(window, { NDEFReader, nfc });
  return nfc;
}
