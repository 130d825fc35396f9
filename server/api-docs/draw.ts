import { parentPort, workerData } from 'node:worker_threads';
import { describeApi, type Place, type Route } from './document.ts';

/* A thread of its own: draws the files of the API docs, and ends. */

export interface ToDraw {
  routes: Route[];
  place: Place;
  paths: string[];
}

export interface DrawnFile {
  path: string;
  bytes: Uint8Array;
  type: string;
}

const { routes, place, paths }: ToDraw = workerData;
const docs = await describeApi(routes, place);
const files = paths.map(async (path): Promise<DrawnFile> => {
  const { rawPayload, headers } = await docs.inject(path);
  return { path, bytes: rawPayload, type: String(headers['content-type']) };
});
parentPort?.postMessage(await Promise.all(files));
