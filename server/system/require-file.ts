import { statSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

/** Reading a pipe or a device may never end, and an error about a folder doesn't name it. @throws OperatorError */
export function requireFile(path: string): void {
  if (!statSync(path).isFile())
    throw new OperatorError(`${path} must be a file, not a folder, a pipe or a device`);
}
