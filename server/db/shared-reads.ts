import type pg from 'pg';

/** Reads take so many connections at most, and half of the pool: the others are for transactions. */
const CONNECTIONS_MAX = 4;
/** Milliseconds. Where nothing was answered for so long, a slow read is in the way of those that come after it. */
const SLOW = 20;

type Ask = (client: pg.PoolClient, sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/** A connection of the pool while reads are under way on it. */
interface Shared {
  client: Promise<pg.PoolClient>;
  reads: number;
  /** When it was last answered. */
  heardAt: number;
  isHeld: boolean;
}

/**
 * Reads that come at the same time leave together, on one connection, where they are answered in turn: to hand a read to the
 * network costs more than to make it, and that is paid once for all of them. Who comes after a slow one takes another
 * connection. Not for transactions, nor for what waits for somebody's lock.
 */
export class SharedReads {
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #ask: Ask;
  readonly #connectionsMax: number;
  readonly #open = new Set<Shared>();

  /** @param poolMax how many connections there are, for everything. */
  constructor(connect: () => Promise<pg.PoolClient>, poolMax: number, ask: Ask) {
    this.#connect = connect;
    this.#ask = ask;
    this.#connectionsMax = Math.min(CONNECTIONS_MAX, Math.ceil(poolMax / 2));
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const shared = this.#choose();
    shared.reads += 1;
    try {
      const client = await shared.client;
      holdForThisTurn(shared, client);
      return await this.#ask(client, sql, parameters);
    } catch (error) {
      // It may be broken, and then nobody else should take it.
      this.#open.delete(shared);
      throw error;
    } finally {
      shared.reads -= 1;
      shared.heardAt = performance.now();
      if (shared.reads === 0) this.#release(shared);
    }
  }

  #choose(): Shared {
    const now = performance.now();
    let leastBusy: Shared | null = null;
    for (const shared of this.#open) {
      if (now - shared.heardAt < SLOW) return shared;
      if (leastBusy === null || shared.reads < leastBusy.reads) leastBusy = shared;
    }
    if (leastBusy && this.#open.size === this.#connectionsMax) return leastBusy;
    const fresh = { client: this.#connect(), reads: 0, heardAt: now, isHeld: false };
    this.#open.add(fresh);
    return fresh;
  }

  #release(shared: Shared): void {
    this.#open.delete(shared);
    shared.client.then(
      (client) => client.release(),
      () => {},
    );
  }
}

/** What is asked until the end of the turn leaves in one piece. */
function holdForThisTurn(shared: Shared, { connection: { stream } }: pg.PoolClient): void {
  if (shared.isHeld) return;
  shared.isHeld = true;
  stream.cork();
  setImmediate(() => {
    shared.isHeld = false;
    stream.uncork();
  });
}
