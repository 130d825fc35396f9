import { hash } from 'node:crypto';
import fc from 'fast-check';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { STATEMENT_TYPE, type StatementFile, summarize } from '#contract/reputation.ts';
import type { PublishedKey } from '#contract/signing-keys.ts';
import { newReview } from '#server/demo/cast.ts';
import type { SigningKey } from '#server/platform/signing-keys.ts';
import { signReview } from '#server/reviews/review-signature.ts';
import { checkStatement } from './check-statement.ts';

const ISSUER = 'https://goodword.example';
const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-02-01T12:00:00.000Z');

const whole = 'The whole file is signed by the service';
const each = 'Each review is unchanged';
const complete = 'No review was added, left out or moved';

const { key, published } = await makeKey('one');
const genuine = await createStatement(key);

describe('Checking a statement finds', () => {
  type Tamper = (file: StatementFile) => unknown;
  const tampers: Record<string, { with: Tamper; breaks: string[] }> = {
    'no fault in a genuine file': { with: () => {}, breaks: [] },
    'no fault if the professional removed a text later': {
      with: (file) => edit(file, 0, (sdJwt) => sdJwt.replace(/~[^~]+/, '')),
      breaks: [],
    },
    'a changed word': {
      with: (file) => edit(file, 0, (sdJwt) => sdJwt.replace(/~[^~]+/, `~${disclosure('Better')}`)),
      breaks: [each],
    },
    'an added text': {
      with: (file) => edit(file, 0, (sdJwt) => `${sdJwt}${disclosure('Better')}~`),
      breaks: [each],
    },
    'the text of another review': {
      with: (file) => edit(file, 0, (sdJwt) => sdJwt.replace(/~.*/, sdJwtOf(file, 1).replace(/^[^~]*/, ''))),
      breaks: [each],
    },
    'a truncated disclosure': {
      with: (file) => edit(file, 0, (sdJwt) => sdJwt.slice(0, -2)),
      breaks: [each],
    },
    'a raised rating': {
      with: (file) => edit(file, 1, (sdJwt) => withClaims(sdJwt, { rating: 5 })),
      breaks: [each, complete],
    },
    'a missing review': { with: ({ reviews }) => reviews.splice(1, 1), breaks: [complete] },
    'a missing review with count and average adjusted to match': {
      with: (file) => {
        file.reviews.splice(1, 1);
        file.statement = withClaims(file.statement, summarize(2, 10));
      },
      breaks: [whole, complete],
    },
    'a review replaced by a copy of another': {
      with: ({ reviews }) => reviews.splice(1, 1, ...reviews.slice(0, 1)),
      breaks: [complete],
    },
    'a changed order': { with: ({ reviews }) => reviews.reverse(), breaks: [complete] },
    'a review in place of the statement': {
      with: (file) => Object.assign(file, { statement: sdJwtOf(file, 0).split('~')[0] }),
      breaks: [whole, complete],
    },
    'a statement without a signature': {
      with: (file) => {
        const header = encode({ alg: 'none', typ: STATEMENT_TYPE, kid: published.kid });
        file.statement = `${header}.${file.statement.split('.')[1]}.`;
      },
      breaks: [whole, complete],
    },
  };

  test.for(Object.entries(tampers))('%s', async ([_name, tamper]) => {
    const file = structuredClone(genuine);
    tamper.with(file);
    expect(await faultsIn(file)).toEqual(tamper.breaks);
  });

  test('any changed letter in a review', async () => {
    const sdJwt = sdJwtOf(genuine, 0);
    const change = fc
      .tuple(fc.nat(sdJwt.length - 1), fc.constantFrom(...'abcXYZ019-_.~'))
      .filter(([at, letter]) => sdJwt[at] !== letter);
    await fc.assert(
      fc.asyncProperty(change, async ([at, letter]) => {
        const file = structuredClone(genuine);
        edit(file, 0, () => sdJwt.slice(0, at) + letter + sdJwt.slice(at + 1));
        expect(await faultsIn(file)).not.toEqual([]);
      }),
    );
  });

  test('which review was changed, and how many others', async () => {
    const file = structuredClone(genuine);
    const explain = async () => (await checkStatement(JSON.stringify(file), [published])).checks[1]?.fault;
    edit(file, 1, (sdJwt) => `${sdJwt}${disclosure('Better')}~`);
    expect(await explain()).toBe('Review 2 of 3: The text or a name was changed.');
    edit(file, 2, (sdJwt) => withClaims(sdJwt, { rating: 1 }));
    expect(await explain()).toMatch(/^Review 2 of 3: .* 1 more can't be trusted either\.$/);
  });

  test('a foreign key, even with the id of a published key or with another issuer', async () => {
    const mine = await makeKey('mine');
    expect(await faultsIn(await createStatement(mine.key))).toEqual([whole, each, complete]);
    const posing = await makeKey(published.kid);
    expect(await faultsIn(await createStatement(posing.key))).toEqual([whole, each, complete]);
    const lent = { ...published, issuer: 'https://other.example' };
    expect(await faultsIn(genuine, lent)).toEqual([whole, each, complete]);
  });

  test('an unknown service or a newer key, each with its own message', async () => {
    const text = JSON.stringify(genuine);
    const explain = async (known: PublishedKey) => (await checkStatement(text, [known])).checks[0]?.fault;
    const older = { ...published, kid: 'older' };
    expect(await explain(older)).toContain(`open ${ISSUER}/verify and try again.`);
    expect(await explain({ ...older, issuer: 'https://other.example' })).toBe(
      `It claims to be from ${ISSUER}, but this page only accepts signatures from https://other.example.`,
    );
  });

  test('a date in the future or outside the key’s period of use, even on a page saved before the key was retired', async () => {
    const retired = { ...published, retired: new Date(START + 90 * DAY).toISOString() };
    for (const known of [published, retired]) {
      const at = async (time: number) => faultsIn(await createStatement(key, time), known);
      expect(await at(START + 89 * DAY)).toEqual([]);
      for (const time of [START - DAY, START + 91 * DAY, Date.parse('2099-01-01')])
        expect([time, await at(time)]).toEqual([time, [whole, each, complete]]);
    }
  });

  test('a different or truncated file', async () => {
    for (const broken of ['', '{}', 'Dear diary', JSON.stringify(genuine).slice(0, -10)]) {
      const { checks } = await checkStatement(broken, [published]);
      expect(checks[0]?.fault).toBe('This is a different kind of file, or part of it is missing.');
    }
  });
});

async function makeKey(kid: string): Promise<{ key: SigningKey; published: PublishedKey }> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const { x = '' } = await exportJWK(privateKey);
  const header = { alg: 'EdDSA', kid, jwk: { kty: 'OKP', crv: 'Ed25519', x } };
  const sign = (claims: JWTPayload, typ: string, now: Date) =>
    new SignJWT(claims)
      .setProtectedHeader({ ...header, typ })
      .setIssuer(ISSUER)
      .setIssuedAt(now)
      .sign(privateKey);
  const published = {
    ...({ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' } as const),
    ...{ kid, x, issuer: ISSUER, created: new Date(START).toISOString(), retired: null },
  };
  return { key: { kid, issuer: ISSUER, sign }, published };
}

/** A genuine statement of three reviews. */
async function createStatement(by: SigningKey, time = START): Promise<StatementFile> {
  const now = new Date(time);
  const ratings = [5, 3, 5];
  const sdJwts = await Promise.all(
    ratings.map((rating) => {
      const { comment, customerName } = newReview(1);
      const words = { comment, customerName: customerName ?? null, customerLocation: null };
      return signReview(
        { ...words, userId: 1, rating, editedAt: null, createdAt: now.toISOString() },
        by,
        now,
      );
    }),
  );
  const jwts = sdJwts.map((sdJwt) => `${sdJwt.split('~')[0]}\n`);
  const claims = {
    ...{ sub: '1', name: 'Ana Ruiz', period: { from: '2026-01-01', to: '2026-12-31' } },
    ...summarize(3, 13),
    allTime: summarize(3, 13),
    digest: hash('sha256', jwts.join(''), 'base64url'),
  };
  const reviews = sdJwts.map((sdJwt) => ({ sdJwt, where: null }));
  return { reviews, statement: await by.sign(claims, STATEMENT_TYPE, now) };
}

async function faultsIn(file: StatementFile, known = published): Promise<string[]> {
  const { genuine, checks } = await checkStatement(JSON.stringify(file), [known]);
  const faults = checks.filter(({ fault }) => fault !== null);
  expect(genuine === null).toBe(faults.length > 0);
  return faults.map(({ claim }) => claim);
}

function sdJwtOf({ reviews }: StatementFile, index: number): string {
  return reviews[index]?.sdJwt ?? '';
}

function edit(file: StatementFile, index: number, change: (sdJwt: string) => string): void {
  Object.assign(file.reviews[index] ?? {}, { sdJwt: change(sdJwtOf(file, index)) });
}

/** The same JWT with changed claims and its old signature. */
function withClaims(jwt: string, claims: object): string {
  const [header, , rest] = jwt.split('.');
  return [header, encode({ ...decodeJwt(jwt), ...claims }), rest].join('.');
}

function disclosure(comment: string): string {
  return encode(['salt', 'comment', comment]);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
