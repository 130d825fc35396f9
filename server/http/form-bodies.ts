import type { App } from './server.ts';

/** For routes whose forms send everything in the URL. */
export function discardFormBodies(scope: App): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
}
