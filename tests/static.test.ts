import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, validRange } from 'semver';
import { describe, expect, test } from 'vitest';
import { filesIn, type Node, nodesIn, nodesOf, productFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');

test('No regular expression is built at run time', () => {
  const built = productFiles().filter((file) =>
    nodesIn(file).some(
      ({ type, callee }) => /^(New|Call)Expression$/.test(type) && callee?.name === 'RegExp',
    ),
  );
  expect(built).toEqual([]);
});

test('No text over 200 characters is in the code: prose is in content/', () => {
  // Mails, what commands print, SQL, and tools of the project.
  const others = /\.mail\.ts$|mail-layout|^server\/cli\/|move-note|migrations\/|^scripts\//;
  const found = productFiles()
    .filter((file) => !others.test(file))
    .flatMap((file) => nodesIn(file).map((node) => [file, textOf(node)] as const))
    .filter(([, text]) => text.length > 200 && /\w[.?!] \w/.test(text));
  expect(found).toEqual([]);
  expect(textOf({ type: 'JSXText', value: 'One.\n      Two.' })).toBe('One. Two.');
});

function textOf({ type, value }: Node): string {
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
  const isText = ['Literal', 'TemplateElement', 'JSXText'].includes(type) && typeof text === 'string';
  return isText ? text.replace(/\s+/g, ' ') : '';
}

describe('Product code', () => {
  /** Constructs that turn text into code, markup or commands. */
  const dangers: Record<string, (node: Node) => boolean> = {
    dangerouslySetInnerHTML: ({ type, name }) =>
      type === 'JSXAttribute' && name?.name === 'dangerouslySetInnerHTML',
    'markup from text': ({ type, property }) =>
      type === 'MemberExpression' &&
      /^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|createContextualFragment)$/.test(
        property?.name ?? '',
      ),
    'document.write': ({ type, object, property }) =>
      type === 'MemberExpression' && object?.name === 'document' && /^write(ln)?$/.test(property?.name ?? ''),
    'code from text': ({ type, callee }) =>
      /^(New|Call)Expression$/.test(type) && /^(eval|Function)$/.test(callee?.name ?? ''),
    'a command, or code of another context': ({ type, source }) =>
      /^(Import|ExportNamed|ExportAll)/.test(type) &&
      /^(node:)?(child_process|vm|worker_threads)$/.test(String(source?.value)),
  };
  /** Known uses, and why they are safe. */
  const exceptions: Record<string, string> = {
    'web/ui/ImprintNote.tsx: dangerouslySetInnerHTML': 'shows what Prose.tsx does, in fewer bytes',
    'web/ui/Prose.tsx: dangerouslySetInnerHTML':
      'shows what the server made from Markdown in which markup is text',
    'server/api-docs/routes.ts: a command, or code of another context': 'runs draw.ts in a thread',
    'server/api-docs/draw.ts: a command, or code of another context': 'is that thread',
    'server/db/postgres-backup.ts: a command, or code of another context':
      'runs pg_dump and pg_restore, named in its source, without a shell',
  };

  test('creates no code, markup or commands from text', () => {
    const found = productFiles()
      .filter((file) => !file.startsWith('scripts/'))
      .flatMap((file) => {
        const nodes = nodesIn(file);
        return Object.entries(dangers).flatMap(([danger, matches]) =>
          nodes.some(matches) ? [`${file}: ${danger}`] : [],
        );
      });
    expect(found.sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('is checked by rules that each detect a sample', () => {
    const sample = `
      import { exec } from 'node:child_process';
      const a = <p dangerouslySetInnerHTML={{ __html: text }} />;
      element.innerHTML = text;
      document.write(text);
      new Function(text);`;
    const nodes = nodesOf(sample);
    const seen = Object.entries(dangers).map(([danger, matches]) => [danger, nodes.filter(matches).length]);
    expect(seen).toEqual(Object.keys(dangers).map((danger) => [danger, 1]));
  });
});

describe('Installed packages', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };

  test('come from the npm registry only, with locked hashes', () => {
    // The project itself and its test packages.
    const own = ['', 'tests/packages', 'node_modules/goodword-tests'];
    // The hash of a package covers what is bundled in it.
    const installed = Object.entries(packages).filter(
      ([path, { inBundle }]) => !own.includes(path) && inBundle !== true,
    );
    expect(installed.length).toBeGreaterThan(300);
    for (const [path, { resolved, integrity, link }] of installed) {
      expect([path, link, integrity]).toEqual([
        path,
        undefined,
        expect.stringMatching(/^sha512-[\w+/]{86}==$/),
      ]);
      if (resolved !== undefined) {
        expect([path, resolved]).toEqual([path, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)]);
      }
    }
  });

  test('have exact versions', () => {
    const { dependencies, optionalDependencies, devDependencies, overrides } = readJson(
      'package.json',
    ) as Manifest;
    const { devDependencies: ofTests } = readJson('tests/packages/package.json') as Manifest;
    const named = { ...dependencies, ...optionalDependencies, ...devDependencies, ...ofTests, ...overrides };
    for (const [name, version] of Object.entries(named)) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  test('include everything that the service and its build import', () => {
    const { dependencies, devDependencies } = readJson('package.json') as Manifest;
    const forTests = /^scripts\/(icons|test|screenshots(\/\w+)?)\.ts$/;
    const imported = productFiles()
      .filter((file) => !forTests.test(file))
      .flatMap((file) =>
        nodesIn(file).flatMap(({ source }) => (typeof source?.value === 'string' ? [source.value] : [])),
      )
      .filter((name) => /^[@a-z]/.test(name) && !/^(node|virtual):/.test(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    expect(new Set(imported).difference(new Set(installed))).toEqual(new Set());
  });

  test('satisfy every version range with the locked version, so a new release changes nothing', () => {
    const unmet = Object.entries(packages).flatMap(([path, needs]) =>
      Object.entries({ ...needs.peerDependencies, ...needs.dependencies, ...needs.optionalDependencies })
        .map(([name, range]) => ({ name, range, version: lockedVersion(path, name) }))
        .filter(({ name, range, version }) =>
          version === undefined
            ? !isOptional(needs, name)
            : validRange(range) === null || !satisfies(version, range),
        )
        // Bundled dependencies are not resolved.
        .filter(({ name }) => !needs.bundleDependencies?.includes(name))
        .map(({ name, range, version }) => `${path}: ${name}@${range}, locked ${version}`),
    );
    expect(unmet).toEqual([]);
  });

  /** From the nearest `node_modules`, like Node's resolution. */
  function lockedVersion(from: string, name: string): string | undefined {
    const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
    if (found || from === '') return found?.version;
    return lockedVersion(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  }

  function isOptional({ optionalDependencies, peerDependenciesMeta }: Package, name: string): boolean {
    return name in { ...optionalDependencies } || peerDependenciesMeta?.[name]?.optional === true;
  }

  test('run no install script', () => {
    const locks = globSync(['package-lock.json', 'tests/**/package-lock.json'], { cwd: root });
    expect(locks).toContain('package-lock.json');
    const scripted = locks.flatMap((file) => {
      const { packages } = readJson(file) as { packages: Record<string, Package> };
      return Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    });
    expect(scripted).toEqual([]);
  });
});

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  bundleDependencies?: string[];
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

test('No file contains anything that looks like a secret', () => {
  const secrets = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /\b[sr]k_live_\w{8,}/,
    /\bwhsec_[A-Za-z0-9]{24,}/,
    /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{36}/,
    /\bxox[abprs]-[\w-]{10,}/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  ];
  const found = ['.', 'contract', 'server', 'web', 'scripts', 'tests', 'docs']
    .flatMap((folder) => filesIn(folder, { recursive: folder !== '.' }))
    .filter((file) => secrets.some((secret) => secret.test(readFileSync(join(root, file), 'latin1'))));
  expect(found).toEqual([]);
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
