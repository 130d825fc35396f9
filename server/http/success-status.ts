import type { preHandlerHookHandler } from 'fastify';
import type { App } from './server.ts';

/** Lets handlers return their result alone: the contract says which status it has. */
export function presetSuccessStatus(app: App): void {
  app.addHook('onRoute', (route) => {
    const [status = '200'] = Object.keys(route.schema?.response ?? {});
    if (status === '200') return;
    const preset: preHandlerHookHandler = (_request, reply, done) => {
      reply.code(Number(status));
      done();
    };
    route.preHandler = [preset, route.preHandler ?? []].flat();
  });
}
