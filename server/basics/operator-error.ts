import { statSync } from 'node:fs';

/** Something that the operator can mend: the command shows the message as one line, without a stack. */
export class OperatorError extends Error {}

/** Reading a pipe or a device may never end, and an error about a folder doesn't name it. @throws OperatorError */
export function requireFile(path: string): void {
  if (!statSync(path).isFile())
    throw new OperatorError(`${path} must be a file, not a folder, a pipe or a device`);
}
