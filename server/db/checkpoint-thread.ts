import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// With a connection of its own, which flushes as SQLite does by default: nothing counts as copied before it is on the disk.
const database = new DatabaseSync(workerData.file);
// Before it has read anything it knows of no log.
database.exec('select 1 from sqlite_schema');

/** Answers each message with the number of pages that could not be copied, or null where it failed. */
parentPort?.on('message', () => {
  parentPort?.postMessage(checkpoint());
});

function checkpoint(): number | null {
  try {
    const report = database.prepare('pragma wal_checkpoint(passive)').get();
    return Number(report?.log) - Number(report?.checkpointed);
  } catch {
    // The disk is full, say: the log keeps what it has.
    return null;
  }
}
