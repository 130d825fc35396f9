import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startApp } from './start-app.ts';

const root = join(import.meta.dirname, '..');
const features = [
  'accounts',
  'webhooks',
  'workplaces',
  'cards',
  'review-requests',
  'reviews',
  'earlier-praise',
  'reputation',
  'plans',
  'admin',
];

/** Features in import order: a file may import from its own feature and from earlier ones. */
const serverLayers = [
  ['basics'],
  ['db'],
  ['system'],
  ['http'],
  ['mail'],
  ['site'],
  ['deps.ts', 'metrics.ts', 'render.ts'],
  ['images'],
  ['content'],
  ...features.map((feature) => [feature]),
  ['settings'],
  ['demo'],
  ['api-docs', '.'],
  ['cli'],
];
const webLayers = [
  [
    'ui',
    'api',
    'dictionary.ts',
    'document.ts',
    'language.ts',
    'late-styles.ts',
    'paths.ts',
    'plural.ts',
    'site.ts',
  ],
  ...features.map((feature) => [feature]),
  ['settings'],
  ['dashboard', 'marketing', 'public'],
  ['layout'],
  ['.'],
];

describe('Imports', () => {
  test('the contract imports zod and itself only', () => {
    for (const { file, target } of imports('contract')) {
      expect([file, target]).toEqual([file, expect.stringMatching(/^(zod\/mini|contract\/.+)$/)]);
    }
  });

  test('server and web never import each other', () => {
    expect(imports('server').filter(({ target }) => target.startsWith('web/'))).toEqual([]);
    expect(imports('web').filter(({ target }) => target.startsWith('server/'))).toEqual([]);
  });

  test('server features import only from layers below them', () => {
    expect(upwardImports('server', serverLayers)).toEqual([]);
  });

  test('web features import only from layers below them', () => {
    expect(upwardImports('web', webLayers)).toEqual([]);
  });

  test('there are no import cycles', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of ['contract', 'server', 'web'].flatMap(imports))
      graph.set(file, [...(graph.get(file) ?? []), target]);
    expect(cyclesIn(graph)).toEqual([]);
  });

  test('product code never imports tests', () => {
    const product = [...imports('contract'), ...imports('server'), ...imports('web')];
    expect(product.filter(({ target }) => target.startsWith('tests/'))).toEqual([]);
  });

  test('ui, http, mail, site and system contain no domain terms', () => {
    const files = [
      'web/ui',
      ...['basics', 'http', 'mail', 'site', 'system'].map((room) => `server/${room}`),
    ].flatMap(filesIn);
    const offenders = files.filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return /\b(reviews?|workplaces?|professionals?)\b/i.test(code);
    });
    expect(offenders).toEqual([]);
  });
});

describe('Product code', () => {
  test('has no file of more than 250 lines', () => {
    const long = productFiles().map((file) => [file, lineOf(sourceOf(file)) - 1] as const);
    expect(long.filter(([, lines]) => lines > 250)).toEqual([]);
  });

  test('has no function of more than 60 lines', () => {
    expect(productFiles().flatMap((file) => longFunctionsIn(file, 60))).toEqual([]);
  });
});

test('Every query of users leaves out accounts that are being deleted', () => {
  const isQuery = /(?:selectFrom|[jJ]oin|updateTable|deleteFrom)\('users'|\b(?:from|join|update) users\b/g;
  // A change names an account by its id, once it was found or locked. Deletion itself is the other side.
  const isRight =
    /accountExists|deletion_started_at|ADMIN_ID|\.(?:set|update)[^;]*where(?:Ref)?\('(?:users\.)?id', '='/;
  const files = filesIn('server').filter((file) => !/^server\/(db|demo)\//.test(file));
  const statements = files.flatMap((file) => {
    const source = sourceOf(file);
    return [...source.matchAll(isQuery)].map(({ index }) => ({
      at: `${file}:${lineOf(source, index)}`,
      text: source.slice(index, source.indexOf(';', index)),
    }));
  });
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter(({ text }) => !isRight.test(text)).map(({ at }) => at)).toEqual([
    // Deletes what is gone already.
    expect.stringMatching(/^server\/accounts\/delete-account\.ts:/),
  ]);
});

test('Only config.ts reads the environment', () => {
  const readers = productFiles().filter((file) => /\bprocess\.env\b/.test(sourceOf(file)));
  expect(readers).toEqual(['server/system/config.ts']);
});

describe('The contract', () => {
  test('has exactly one server route per endpoint, and the server has no other route under /api', async () => {
    const endpoints = (await Promise.all(filesIn('contract').map((file) => import(join(root, file)))))
      .flatMap((page) => Object.values(page))
      .filter(isEndpoint)
      .map(({ method, url }) => `${method} ${url}`);
    expect(new Set(endpoints).size).toBe(endpoints.length);

    const app = await startApp();
    const { body } = await app.visitor().get('/api/docs/json');
    const routes = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(routes.sort()).toEqual(endpoints.sort());
  });
});

/** @returns where those functions begin that have more lines than `max`. */
function longFunctionsIn(file: string, max: number): string[] {
  const source = sourceOf(file);
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if (isFunction(node)) {
      const [first, last] = [lineOf(source, node.start), lineOf(source, node.end)];
      if (last - first + 1 > max) found.push(`${file}:${first}`);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

function isFunction(node: object): node is { start: number; end: number } {
  const { type } = node as { type?: unknown };
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(String(type));
}

function lineOf(source: string, offset = source.length): number {
  return source.slice(0, offset).split('\n').length;
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

const productFiles = () => ['contract', 'server', 'web'].flatMap(filesIn);

interface Import {
  file: string;
  /** @returns a path relative to the root for our own files, otherwise a package name. */
  target: string;
}

/** Each cycle once, starting at the file where it is found. */
function cyclesIn(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[][] => {
    if (path.includes(file)) return [path.slice(path.indexOf(file))];
    if (done.has(file)) return [];
    const cycles = (graph.get(file) ?? []).flatMap((target) => walk(target, [...path, file]));
    done.add(file);
    return cycles;
  };
  return [...graph.keys()].flatMap((file) => walk(file, []));
}

function upwardImports(part: string, layers: string[][]): Import[] {
  const layerOf = (path: string) => {
    const inPart = relative(part, path);
    const name = inPart.split('/')[0] ?? '';
    const feature = layers.flat().includes(name) || inPart.includes('/') ? name : '.';
    return { feature, layer: layers.findIndex((features) => features.includes(feature)) };
  };
  return imports(part).filter(({ file, target }) => {
    if (!target.startsWith(`${part}/`)) return false;
    const [from, to] = [layerOf(file), layerOf(target)];
    return from.layer === -1 || to.layer === -1 || (to.feature !== from.feature && to.layer > from.layer);
  });
}

function imports(part: string): Import[] {
  return filesIn(part).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const specifiers = [
      ...code.matchAll(
        /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from '([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g,
      ),
    ];
    return specifiers.map((match) => ({
      file,
      target: resolve(file, match[1] ?? match[2] ?? match[3] ?? ''),
    }));
  });
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  return specifier;
}

/** Product files only, since tests may import anything. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'schema' in value
  );
}
