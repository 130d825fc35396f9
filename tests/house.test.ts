import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startApp } from './start-app.ts';

const root = join(import.meta.dirname, '..');
const features = ['accounts', 'workplaces', 'cards', 'reviews', 'reputation', 'plans', 'admin'];

/** Each floor's rooms from the ground up: a file may import from its own room and from those before it. */
const serverStairs = [
  ['platform', 'db'],
  ['images'],
  ...features.map((feature) => [feature]),
  ['api-docs', '.'],
];
const webStairs = [
  ['ui', 'api', 'paths.ts'],
  ...features.map((feature) => [feature]),
  ['settings'],
  ['dashboard', 'marketing', 'public', 'verify'],
  ['layout'],
  ['.'],
];

describe('The import arrow', () => {
  test('the contract imports zod and itself only', () => {
    for (const { file, target } of imports('contract')) {
      expect([file, target]).toEqual([file, expect.stringMatching(/^(zod\/mini|contract\/.+)$/)]);
    }
  });

  test('server and web never import each other', () => {
    expect(imports('server').filter(({ target }) => target.startsWith('web/'))).toEqual([]);
    expect(imports('web').filter(({ target }) => target.startsWith('server/'))).toEqual([]);
  });

  test('on the server a room imports only from those below it', () => {
    expect(upwardImports('server', serverStairs)).toEqual([]);
  });

  test('on the web a room imports only from those below it', () => {
    expect(upwardImports('web', webStairs)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of ['contract', 'server', 'web'].flatMap(imports))
      graph.set(file, [...(graph.get(file) ?? []), target]);
    expect(circlesIn(graph)).toEqual([]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual([['b', 'c']]);
  });

  test('no product code imports tests', () => {
    const product = [...imports('contract'), ...imports('server'), ...imports('web')];
    expect(product.filter(({ target }) => target.startsWith('tests/'))).toEqual([]);
  });

  test('parts of the interface and the plumbing know no domain word', () => {
    const parts = [...filesIn('web/ui'), ...filesIn('server/platform')];
    const spoken = parts.filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return /\b(reviews?|workplaces?|professionals?)\b/i.test(code);
    });
    expect(spoken).toEqual([]);
  });
});

describe('The contract', () => {
  test('has exactly one route on the server for every endpoint, and the server has no other under /api', async () => {
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

interface Import {
  file: string;
  /** From the root for our own files; a package's name otherwise. */
  target: string;
}

/** Each circle once, from the file where the walk meets it. */
function circlesIn(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[][] => {
    if (path.includes(file)) return [path.slice(path.indexOf(file))];
    if (done.has(file)) return [];
    const circles = (graph.get(file) ?? []).flatMap((target) => walk(target, [...path, file]));
    done.add(file);
    return circles;
  };
  return [...graph.keys()].flatMap((file) => walk(file, []));
}

function upwardImports(floor: string, stairs: string[][]): Import[] {
  const stepOf = (path: string) => {
    const inFloor = relative(floor, path);
    const name = inFloor.split('/')[0] ?? '';
    const room = stairs.flat().includes(name) || inFloor.includes('/') ? name : '.';
    return { room, step: stairs.findIndex((rooms) => rooms.includes(room)) };
  };
  return imports(floor).filter(({ file, target }) => {
    if (!target.startsWith(`${floor}/`)) return false;
    const [from, to] = [stepOf(file), stepOf(target)];
    return from.step === -1 || to.step === -1 || (to.room !== from.room && to.step > from.step);
  });
}

function imports(floor: string): Import[] {
  return filesIn(floor).flatMap((file) => {
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

/** Product files below a folder; tests may import what they like. */
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
