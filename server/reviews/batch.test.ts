import { expect, test } from 'vitest';
import { createBatcher } from './batch.ts';

interface Item {
  key: string;
}

test('Items that arrive during a transaction share the next one; a duplicate goes into the batch after it', async () => {
  const batches: string[][] = [];
  const submit = createBatcher(async (batch: Item[]) => {
    batches.push(batch.map(({ key }) => key));
    return new Map<Item, string>();
  });
  const first = submit({ key: 'a' });
  await Promise.all([first, ...['b', 'c', 'b', 'd'].map((key) => submit({ key }))]);
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['b', 'd'],
  ]);
});

test('Each item of a batch gets its own outcome', async () => {
  const submit = createBatcher(
    async (batch: Item[]) => new Map(batch.filter(({ key }) => key === 'b').map((item) => [item, 'refused'])),
  );
  expect(await Promise.all(['a', 'b'].map((key) => submit({ key })))).toEqual([undefined, 'refused']);
});

test('An item that cannot be stored does not fail the rest of its batch', async () => {
  const submit = createBatcher(async (batch: Item[]) => {
    if (batch.some(({ key }) => key === 'bad')) throw new Error('bad');
    return new Map<Item, string>();
  });
  const settled = await Promise.allSettled(['a', 'bad', 'b'].map((key) => submit({ key })));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.for([
  ['a lost connection', { code: '08006' }, 2],
  ['a constraint violation', { code: '23505' }, 2],
  ['an unavailable database', { code: '08001' }, 1],
] as const)('After %s, a batch is retried only if that can help', async ([, code, attempts]) => {
  let calls = 0;
  const submit = createBatcher(async (): Promise<Map<Item, string>> => {
    calls += 1;
    throw Object.assign(new Error('failed'), code);
  });
  await expect(submit({ key: 'a' })).rejects.toThrow('failed');
  expect(calls).toBe(attempts);
});
