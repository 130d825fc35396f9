import { expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { endpoints } from '#server/api-docs/endpoints.ts';
import { copyListed } from './listed-fields.ts';

const answers = endpoints.flatMap(([name, { schema }]) =>
  Object.values(schema.response).map((answer) => [name, answer as $ZodType] as const),
);

test.each(answers)('%s answers with nothing that the contract does not list, at any depth', (_, schema) => {
  expect(copyListed(schema)(sampleOf(schema, { passwordHash: 'secret' }))).toEqual(sampleOf(schema, {}));
});

test('An object is never an answer where the contract lists a plain value', () => {
  const [, schema] = answers.find(([name]) => name === 'login') ?? [];
  expect(schema).toBeDefined();
  const copy = copyListed(schema as $ZodType);
  expect(() => copy({ id: { passwordHash: 'secret' } })).toThrow('An object is not what the contract lists');
});

/** An answer of the schema's shape, with these fields in each of its objects; its plain values are all the same. */
function sampleOf(schema: $ZodType, unlisted: Record<string, unknown>): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'array') return [sampleOf(def.element, unlisted), sampleOf(def.element, unlisted)];
  if (def.type === 'record') return { key: sampleOf(def.valueType, unlisted) };
  if ('innerType' in def) return sampleOf(def.innerType, unlisted);
  if (def.type !== 'object') return 'text';
  const fields = Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field, unlisted)]);
  return { ...(def.catchall ? {} : unlisted), ...Object.fromEntries(fields) };
}
