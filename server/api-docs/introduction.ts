import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#contract/site.ts';
import type { Tag } from './summaries.ts';

const INTRODUCTION = join(import.meta.dirname, '../../content/api.md');

/** In Markdown. */
export function introduction({ name }: Site): string {
  return readFileSync(INTRODUCTION, 'utf8').trim().replaceAll('{name}', name);
}

export const tags: { name: Tag; description: string }[] = [
  { name: 'public', description: 'For the public review page; no sign-in.' },
  { name: 'accounts', description: 'Signing up, signing in and out, and your account.' },
  { name: 'workplaces', description: 'The places where a professional works.' },
  {
    name: 'tracked-codes',
    description: 'Short links for tables, flyers and other channels, each with its own figures.',
  },
  { name: 'reviews', description: 'Reviews of the signed-in professional, with statistics.' },
  { name: 'reputation', description: 'Links that show chosen reviews to an employer.' },
  { name: 'plans', description: 'The plan of the signed-in professional, and payment.' },
  { name: 'admin', description: 'Only for the account `admin`. Review texts are never included.' },
];
