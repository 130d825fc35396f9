import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, type Node, nodesIn, productFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');

test('No regular expression is built at run time', () => {
  const built = productFiles().filter((file) =>
    nodesIn(file).some(
      ({ type, callee }) => /^(New|Call)Expression$/.test(type) && callee?.name === 'RegExp',
    ),
  );
  expect(built).toEqual([]);
});

test('Formatters are made once per language', () => {
  const elsewhere = productFiles().filter((file) =>
    /\bnew Intl\./.test(
      readFileSync(join(root, file), 'utf8').replaceAll(/\bperLanguage\(\s*\(locale\) => new Intl\./g, ''),
    ),
  );
  expect(elsewhere).toEqual([]);
});

test('Each text on a page is a sentence that translators get', () => {
  // These are in English for all: the press page, the mailbox of a local service, and samples of what people write.
  const others = /^web\/(marketing\/(Downloads|MediaPage|PrintedCard)|layout\/Mailbox)\.tsx$/;
  const isRead = /^(aria-label|aria-description|aria-valuetext|placeholder|title|alt)$/;
  const textsIn = (node: Node): string[] => {
    const { type, name, value, expression, consequent, alternate, right } = node;
    if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? [value] : [];
    if (type === 'JSXAttribute') return isRead.test(name?.name ?? '') && value ? textsIn(value as Node) : [];
    const inside = type === 'JSXExpressionContainer' ? [expression] : [consequent, alternate, right];
    return inside.flatMap((each) => (each ? textsIn(each) : []));
  };
  const found = productFiles()
    .filter((file) => file.endsWith('.tsx') && !others.test(file))
    .flatMap((file) => {
      const nodes = nodesIn(file);
      const children = nodes.flatMap(({ type, children }) => (type.startsWith('JSX') && children) || []);
      const shown = [...children, ...nodes.filter(({ type }) => type === 'JSXAttribute')];
      return shown.flatMap(textsIn).map((text) => [file, text] as const);
    })
    .filter(([, text]) => /\p{L}{2,}/u.test(text));
  expect(found).toEqual([]);
});

/** Words that plain English replaces. */
const discouraged = /\b(whoever|nobody|anybody|everybody|for good|at once|stands|leads to|what comes)\b/i;

test('Screens, mails and the API contain no discouraged words', () => {
  const found = productFiles()
    .filter((file) => !/^scripts\/|\/seed-/.test(file))
    .flatMap((file) => nodesIn(file).map((node) => [file, textOf(node)] as const))
    .filter(([, text]) => discouraged.test(text));
  expect(found).toEqual([]);
});

test('No text over 200 characters is in the code: prose is in content/', () => {
  // Mails, what commands print, SQL, and tools of the project.
  const others = /\.mail\.ts$|mail-layout|^server\/cli\/|move-note|migrations\/|^scripts\//;
  const found = productFiles()
    .filter((file) => !others.test(file))
    .flatMap((file) => nodesIn(file).map((node) => [file, textOf(node)] as const))
    .filter(([, text]) => text.length > 200 && /\w[.?!] \w/.test(text));
  expect(found).toEqual([]);
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
