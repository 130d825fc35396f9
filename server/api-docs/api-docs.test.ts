import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIV3 } from 'openapi-types';
import { describe, expect, test } from 'vitest';
import { IMPORT_MAX } from '#contract/earlier-praise.ts';
import { refusals } from '#contract/errors.ts';
import { MAX_ID } from '#contract/fields.ts';
import { description, everyOperation, messagesOf, type Operation } from '#tests/api-description.ts';
import { parameters, requests } from '#tests/api-requests.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { startApp, type TestApp } from '#tests/start-app.ts';
import { contract, type OperationId } from './endpoints.ts';

type Schema = OpenAPIV3.SchemaObject & { $ref?: string };

describe('The API docs', () => {
  test('are valid OpenAPI for every route, the same as JSON and YAML, and to simultaneous readers', async () => {
    const visitor = (await startApp()).visitor();
    const paths = ['/api/docs/json', '/api/docs/yaml', '/api/docs/json'];
    const [json, yaml, again] = await Promise.all(paths.map((path) => visitor.get(path)));
    const { servers, paths: described } = json?.body ?? {};
    expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
    expect({ ...json?.body, paths: sorted(described) }).toEqual({
      ...description,
      paths: sorted(description.paths),
    });
    expect(again?.text).toBe(json?.text);
    expect(yaml?.text).toMatch(/^openapi: 3.0.3\n/);
    expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');

    const { valid, errors } = await new Validator().validate(json?.body);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(json?.headers.get('content-encoding')).toBe('gzip');
  });

  test('name the https cookie if the service runs on https', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const { body } = await app.visitor().get('/api/docs/json');
    expect(body.servers).toEqual([{ url: 'https://goodword.example' }]);
    expect(body.components.securitySchemes.session.name).toBe('__Host-session');
  });

  test('list every error message, except those outside of operations', () => {
    const listed = new Set(
      everyOperation.flatMap((operation) =>
        Object.keys(operation.responses).flatMap((status) => messagesOf(operation, status)),
      ),
    );
    const missing = Object.entries(refusals).filter(([, [, message]]) => !listed.has(message));
    expect(missing.map(([code]) => code)).toEqual([
      'invalidSignature',
      'notFound',
      'methodNotAllowed',
      'preconditionFailed',
    ]);
  });

  test('show a name of the site with markup as text', async () => {
    const SITE_NAME = `A</title><script>x("&'")</script>$&`;
    const visitor = (await startApp({ env: { SITE_NAME } })).visitor();
    const { text } = await visitor.get('/api/docs');
    expect(text).not.toContain('<script>x');
    expect(text).toContain(
      '<title>A&#60;/title&#62;&#60;script&#62;x(&#34;&#38;&#39;&#34;)&#60;/script&#62;$&#38; API',
    );
    const { info } = (await visitor.get('/api/docs/json')).body;
    expect([info.title, info.contact?.name]).toEqual([`${SITE_NAME} API`, undefined]);
    expect(info.description).toContain(SITE_NAME.replaceAll(/[<&]/g, '\\$&'));
  });

  test('are shown by a page that loads all its files from here, and 404 for unknown paths', async () => {
    const visitor = (await startApp()).visitor();
    const page = await visitor.get('/api/docs');
    const files = [...page.text.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    for (const file of files) expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
    const head = await visitor.send('HEAD', '/api/docs');
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect((await visitor.get('/api/docs/nothing')).body).toEqual({ message: 'Not found' });
    expect((await visitor.get('/api/docs/static/../package.json')).status).toBe(404);
  });
});

describe('Errors', () => {
  test('of every request are the same everywhere, and reveal nothing without access', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    for (const { id, method, parameters } of everyOperation) {
      const { caller } = contract[id];
      const right = caller === 'admin' ? admin : ana;
      const expectRefused = async (expected: number, wrong: Partial<Call>, by: Caller = right) => {
        const { status, body } = await call(by, id, wrong);
        expect([id, wrong, status, body]).toEqual([id, wrong, expected, { message: expect.any(String) }]);
      };
      if (caller !== 'anyone') await expectRefused(401, { isMalformed: true }, app.visitor());
      if (caller === 'admin') await expectRefused(403, { isMalformed: true }, ana);
      if (parameters.some((parameter) => parameter.in === 'path')) {
        await expectRefused(404, { id: 'x' });
        await expectRefused(404, { id: id === 'endSession' ? 'f'.repeat(16) : MAX_ID });
      }
      await expectRefused(414, { query: { long: 'x'.repeat(9_000) } });
      if (method === 'GET') continue;
      await expectRefused(403, { headers: { 'sec-fetch-site': 'cross-site' } });
      await expectRefused(415, { body: 'text', headers: { 'content-type': 'text/plain' } });
      const tooMuch = id === 'importPraise' ? IMPORT_MAX + 1 : 33_000;
      await expectRefused(413, {
        body: 'x'.repeat(tooMuch),
        headers: { 'content-type': 'application/json' },
      });
      await expectRefused(400, { isMalformed: true });
    }
  });

  test('of a field are listed for that field, and every listed one occurs', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    for (const operation of everyOperation) {
      const { id } = operation;
      const right = contract[id].caller === 'admin' ? admin : ana;
      const seen = new Set<string>();
      for (const wrong of invalidCalls(operation)) {
        const { status, body } = await call(right, id, wrong);
        expect([id, wrong, status]).toEqual([id, wrong, 400]);
        seen.add(body.message);
      }
      const unseen = messagesOf(operation, 400).filter((message) => !seen.has(message) && !isOfCode(message));
      expect([id, unseen]).toEqual([id, []]);
    }
  });
});

type Caller = Pick<ReturnType<TestApp['visitor']>, 'send'>;

/** Values that replace the usual ones. */
interface Call {
  id: string | number;
  query: Record<string, string>;
  /** A query parameter to repeat. */
  twice: string;
  headers: Record<string, string>;
  body: unknown;
  /** Sends a body that is not JSON. */
  isMalformed: boolean;
}

/** Calls an operation with the usual parameters and body. */
function call(caller: Caller, id: OperationId, instead: Partial<Call> = {}) {
  const { parameters: described, method, path } = operationOf(id);
  const usual = (place: string) =>
    Object.fromEntries(
      described.flatMap((each) => (each.in === place ? [[each.name, usualValue(id, each.name)]] : [])),
    );
  const query = new URLSearchParams({ ...usual('query'), ...instead.query });
  if (instead.twice) query.append(instead.twice, query.get(instead.twice) ?? '');
  const address = path.replace('{id}', String(instead.id ?? usual('path').id));
  const body = instead.body ?? usualBody(id);
  const isJson = typeof body !== 'string' && body !== undefined;
  const sent = instead.isMalformed ? '{ no json' : isJson ? JSON.stringify(body) : body;
  const isTyped = method !== 'GET' && (isJson || instead.isMalformed);
  return caller.send(method, `${address}?${query}`, {
    headers: {
      ...usual('header'),
      ...(isTyped && { 'content-type': 'application/json' }),
      ...instead.headers,
    },
    ...(method !== 'GET' && sent !== undefined && { body: sent as string }),
  });
}

function usualValue(id: OperationId, name: string): string {
  const key = name.toLowerCase();
  return String(parameters[`${id}.${key}`] ?? parameters[key] ?? parameters[name]);
}

const usualBody = (id: OperationId) => (requests as Partial<Record<OperationId, object>>)[id];

/** Calls that each violate one rule of the description. */
function invalidCalls({ id, parameters, body }: Operation): Partial<Call>[] {
  const calls: Partial<Call>[] = [];
  for (const { in: place, name, schema } of parameters) {
    if (place === 'path') continue;
    for (const value of invalidValues(schema).filter((each) => typeof each === 'string')) {
      // A query can't carry half of a pair.
      if (!value.isWellFormed()) continue;
      // The client refuses values that are invalid in a header.
      if (place === 'query') calls.push({ query: { [name]: value } });
      else if (/^[\x20-\x7e]+$/.test(value)) calls.push({ headers: { [name]: value } });
    }
    if (place === 'query') calls.push({ twice: name });
    if (place === 'query' && schema.type !== 'string') calls.push({ query: { [name]: 'x' } });
    if (/^(from|to)$/.test(name)) calls.push({ query: { [name]: '0000-01-01' } });
  }
  if (!body) return calls;
  const usual = usualBody(id);
  calls.push({ body: [] });
  const schema = resolve(body.schema as Schema);
  const { properties = {}, additionalProperties } = schema;
  calls.push(...invalidBodies(schema, usual).map((body) => ({ body })));
  if (additionalProperties === false) calls.push({ body: { ...usual, price: 1 } });
  if ('fullName' in properties && 'username' in properties)
    calls.push({ body: { ...usual, username: 'in\u200bvisible' } });
  if ('thanksLink' in properties)
    for (const url of [undefined, ...links])
      calls.push({ body: { ...usual, thanksLink: { kind: 'tip', url } } });
  if ('thanksLink' in properties) calls.push({ body: { thanksLink: { kind: 'call', url: 'tel:1' } } });
  if ('subscriptionExpiresAt' in properties) calls.push({ body: { ...usual, subscriptionType: 'free' } });
  return calls;
}

const links = [
  'http://a.example',
  'https://a .example',
  'https://a',
  `https://a.example/${'x'.repeat(2_000)}`,
];

/** Each has one wrong field, also of an object in a list. */
function invalidBodies({ properties = {}, required = [] }: Schema, usual: object = {}): object[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const values = [...invalidValues(field), { no: 'such type' }, ...(name === 'url' ? links : [])];
    if (required.includes(name)) values.push(undefined);
    const { type, items } = field as Schema & { items?: Schema };
    const [item] = (type === 'array' && (usual as Record<string, object[]>)[name]) || [];
    const inItem =
      Object(item) === item ? invalidBodies(resolve(items ?? {}), item).map((each) => [each]) : [];
    return [...values, ...inItem, ...(inItem.length > 0 ? [[]] : [])].map((value) => ({
      ...usual,
      [name]: value,
    }));
  });
}

function invalidValues(schema: Schema): unknown[] {
  const { type, minimum, maximum, minLength = 0, maxLength, maxItems, pattern, format, ...rest } = schema;
  if (maxItems) return [[], [0], Array(maxItems + 1).fill(1)];
  return [
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1), 'half of a pair: \ud800'] : []),
    ...(pattern || format || rest.enum ? ['not like / this'] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
  ].flatMap((value) => (typeof value === 'number' ? [value, String(value)] : [value]));
}

function isOfCode(message: string): boolean {
  return Object.values(refusals).some(([, sentence]) => sentence === message);
}

function operationOf(id: OperationId) {
  const found = everyOperation.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not described`);
  return found;
}

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return (description.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
}

function sorted(paths: object = {}) {
  return Object.entries(paths)
    .map(([path, methods]) => [path, Object.entries(methods).sort()])
    .sort();
}
