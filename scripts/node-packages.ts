import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface NodePackage {
  name: string;
  version: string;
  sha256: string;
}

/** npm's packages of Node.js in the archives, one for each kind of machine, with the sums that `sha256sum` printed. */
export const nodePackages: NodePackage[] = [
  ...readFileSync(join(import.meta.dirname, 'node.sha256'), 'utf8').matchAll(
    /^(\w+) {2}(node-linux-\w+)-([\d.]+)\.tgz$/gm,
  ),
].map(([, sha256 = '', name = '', version = '']) => ({ name, version, sha256 }));

/** @throws unless the content of the file is the one whose sum is in the repository. */
export function checkNodePackage(file: string): void {
  const known = nodePackages.find(({ name, version }) => basename(file) === `${name}-${version}.tgz`);
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (sha256 !== known?.sha256)
    throw new Error(`${file} has the SHA-256 sum ${sha256}, and scripts/node.sha256 says ${known?.sha256}`);
}
