import { once } from 'node:events';
import { get } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerError } from '#server/http/errors.ts';
import { createDrawingThread } from './drawing-thread.ts';

test('Other requests are answered while a drawing is in progress', async () => {
  const { ask, draw } = await start();
  const slow = draw('slow');
  expect(await ask('/other')).toEqual([200, 'other']);
  expect(await slow).toEqual([200, 'slow']);
});

test('A drawing stops if its client disconnects, and the next one is drawn', async () => {
  const { url, draw } = await start();
  const request = get(`${url}/draw/endless`).on('error', () => {});
  await once(request, 'finish');
  const next = draw('next');
  request.destroy();
  expect(await next).toEqual([200, 'next']);
});

test('A drawing stops if its request times out with 503, and the next one is drawn', async () => {
  const { ask, draw } = await start();
  expect(await ask('/brief/endless')).toEqual([503, expect.stringContaining('unavailable')]);
  expect(await draw('next')).toEqual([200, 'next']);
});

test('A full queue refuses drawings with 503', async () => {
  const { ask, draw } = await start({ maxWaiting: 2 });
  const refused: number[] = [];
  const waiting = new AbortController();
  for (let count = 0; count < 6; count += 1)
    void ask('/draw/endless', waiting).then(
      ([status]) => refused.push(status),
      () => {},
    );
  await expect.poll(() => refused).toEqual([503, 503, 503]);
  // The others still wait, until their clients leave.
  waiting.abort();
  await expect.poll(() => draw('next')).toEqual([200, 'next']);
});

test('A drawing that fails gets 500, and the next one is drawn', async () => {
  const { draw } = await start();
  expect(await draw('broken')).toEqual([500, expect.stringContaining('Internal server error')]);
  expect(await draw('next')).toEqual([200, 'next']);
});

async function start({ maxWaiting = 10 } = {}) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest('logDetails', null);
  const file = new URL('../../tests/slow-drawing.ts', import.meta.url);
  const draw = createDrawingThread<string, string>(app, file, { maxWaiting });
  for (const [path, handlerTimeout] of [
    ['/draw', 60_000],
    ['/brief', 500],
  ] as const) {
    app.get<{ Params: { word: string } }>(`${path}/:word`, { handlerTimeout }, async ({ signal, params }) =>
      draw(signal, async () => params.word),
    );
  }
  app.get('/other', async () => 'other');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  async function ask(
    path: string,
    { signal }: Pick<RequestInit, 'signal'> = {},
  ): Promise<[status: number, text: string]> {
    const answer = await fetch(url + path, signal ? { signal } : {});
    return [answer.status, await answer.text()];
  }
  return { url, ask, draw: (word: string) => ask(`/draw/${word}`) };
}
