import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Accepts program names, searched in the PATH, and glob patterns. @returns the first match, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
