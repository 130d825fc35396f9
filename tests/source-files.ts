import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const root = join(import.meta.dirname, '..');

export function productFiles(): string[] {
  return ['contract', 'server', 'web', 'scripts']
    .flatMap((folder) => filesIn(folder, { recursive: true }))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
}

export function filesIn(folder: string, { recursive }: { recursive: boolean }): string[] {
  return readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
  name?: { name?: string };
  callee?: { name?: string };
  object?: { name?: string };
  property?: { name?: string };
  source?: { value?: unknown };
  value?: unknown;
  children?: Node[];
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  right?: Node;
}

export function nodesIn(file: string): Node[] {
  const walk = (value: unknown): Node[] => {
    if (typeof value !== 'object' || value === null) return [];
    const below = Object.values(value).flatMap(walk);
    return 'type' in value && typeof value.type === 'string' ? [value as Node, ...below] : below;
  };
  return walk(
    parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }),
  );
}
