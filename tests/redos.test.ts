import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { nodesIn, productFiles } from './source-files.ts';

// The other backends need Java or a native binary.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Bounded by steps instead of time, so that a busy machine gets the same result. */
const WITHOUT_TIMEOUTS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
};

const SLOW_BUT_HARMLESS: Record<string, string> = {
  'contract/fields.ts /^<[^>]*\\?([^>]*)>; rel="next"$/': 'reads a Link header of ours',
  'scripts/viewport-units.ts /[\\w-]+:[^;{}]*\\d[dsl]v[hw]\\b[^;{}]*(?=[;}])/g':
    'reads our style sheets, in the build',
  'server/cli/env-file.ts /^[ \\t]+|[ \\t]+$/g': 'reads .env once, at startup, from the operator',
  'server/content/open-content.ts /^::: ?(.+)\\n([\\s\\S]*?)^:::(?:\\n|$)/gm':
    'reads the texts of the operator, at startup',
  'server/demo/seed-reviews.ts /^(?<rating>[1-5]) (?<name>[^\\n,@]+?)(?:, (?<location>[^\\n@]+?))?(?: @ (?<workplace>[^\\n]+?))?(?: \\((?<language>\\w\\w)\\))?(?: \\[(?<marks>.+)\\])?$/':
    'reads the reviews of the demo, a file of ours',
  'server/mail/delivery-failure.ts /[\\s.]+$/': 'reads 200 characters',
  'server/site/logo.ts /<!--[\\s\\S]*?-->|<[?!][^>]*>/g': 'reads the logo of the operator, at startup',
  'server/system/mailbox.ts /"((?:[^"\\\\]|\\\\.)*)"/g':
    'reads MAIL_FROM once, at startup, from the operator',
  'server/system/mailbox.ts /^\\s*((?:"(?:[^"\\\\\\r\\n]|\\\\[^\\r\\n])*"|[^"<>\\r\\n])*)<([^<>]*)>\\s*$/':
    'reads MAIL_FROM once, at startup, from the operator',
  'server/system/secret-files.ts /[\\r\\n]+$/': 'reads a secret of the operator, at startup',
  'web/pages.tsx /\\w+(?=\\.tsx)/': 'reads the name of a file of ours',
  'web/ui/rich-text.tsx /(<\\w+>.*?<\\/\\w+>)/s':
    'reads a sentence of ours, with a name of 100 characters at most',
};

test('Every regular expression runs in linear time', { timeout: 240_000 }, () => {
  const ours = productFiles().flatMap((file) =>
    nodesIn(file).flatMap(({ regex }) => (regex ? [{ file, ...regex }] : [])),
  );
  expect(ours.length).toBeGreaterThan(50);
  const fromZod = [z.regexes.datetime({})].map(({ source, flags }) => ({
    file: 'zod',
    pattern: source,
    flags,
  }));
  const status = new Map<string, string>();
  const slow = [...ours, ...fromZod].flatMap(({ file, pattern, flags }) => {
    const literal = `/${pattern}/${flags}`;
    if (!status.has(literal)) status.set(literal, checkSync(pattern, flags, WITHOUT_TIMEOUTS).status);
    return status.get(literal) === 'safe' ? [] : [`${file} ${literal}`];
  });
  expect(slow.sort()).toEqual(Object.keys(SLOW_BUT_HARMLESS).sort());
});
