import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltFiles, Render } from '#contract/rendering.ts';
import { WEB_ROOT } from './built-files.ts';

export interface Build {
  render: Render;
  files: BuiltFiles;
}
