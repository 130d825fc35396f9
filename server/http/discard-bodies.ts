import type { App } from './server.ts';

/** Used where the URL says everything. A body of any type and size is read and discarded, and not waited for. */
export function discardBodies(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  // Fastify would refuse one that is malformed.
  scope.addHook('onRequest', ({ raw }, _reply, done) => {
    delete raw.headers['content-type'];
    done();
  });
}
