import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#contract/signed-reviews.ts';
import type { SigningKey } from '#server/platform/signing-keys.ts';
import { formOf, type SignableReview, saltsOf, seal } from './signed-review.ts';

const maria: SignableReview = {
  userId: 2,
  rating: 5,
  comment: 'Wunderbar "wie\nimmer" 👩‍🍳',
  customerName: 'María Ø.',
  customerLocation: null,
  editedAt: null,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const SEED = 'AAECAwQFBgcICQoLDA0ODw';

/** Whoever checks what was signed years ago needs that none of this ever changes: another form is another version. */
describe('What is signed of a review', () => {
  test('is the same bytes for ever', () => {
    const form = formOf(maria, {
      issuer: 'https://goodword.example',
      seed: SEED,
      signedAt: '2026-11-22T10:00:00.000Z',
    });
    expect(canonicalJson(form)).toBe(
      '{"editedAt":null,"issuer":"https://goodword.example","kind":"review","parts":{"comment":"lJTCE1PMxlXWfYpr2ucYvuWGEL7i2WPMoOg30CCxXtU","customerLocation":"w_cIbw_UYlsvLUT5DWrz7f0v_okXuwuBLoeBFCq_mYk","customerName":"2EPIkHkMH8WrEB-TQl8A1IHXiXRfBwewAHNS3skoRT0","rating":"gi-f7qYZVJ5KimV1aTxj9JxDPnz8nP5oQZITHDgU8sQ"},"professional":2,"receivedAt":"2026-11-22T10:00:00.000Z","signedAt":"2026-11-22T10:00:00.000Z","version":1}',
    );
  });

  test('has a salt for each part, by which the others cannot be found', () => {
    expect(saltsOf(SEED)).toEqual({
      rating: '2qKVvu1OLulMJAFbVq9iaw',
      comment: 'TyHvn0Tys9QPxByQkApr8Q',
      customerName: 'tIZ8Q8V82lTRtv1IabPyPA',
      customerLocation: '7V4Lo8BdCxaA307H0HYkAw',
    });
  });

  test('differs for the same words each time, so that nobody can try words against a hash', async () => {
    const now = new Date('2026-11-22T10:00:00.000Z');
    const [one, other] = await Promise.all([seal(maria, KEY, now), seal(maria, KEY, now)]);
    expect(one.salt).not.toBe(other.salt);
    expect(one.signature).not.toBe(other.signature);
  });
});

describe('Canonical JSON', () => {
  test('is that of RFC 8785 for what is signed: sorted by code units, without white space, escaped as little as can be', () => {
    const value = {
      '€': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '😀': 5,
      '\u0080': 6,
      ö: 7,
      a: [true, null, 'é\u2028\u0007"'],
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"a":[true,null,"é\u2028\\u0007\\""],"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    );
    expect(canonicalJson(4.67)).toBe('4.67');
  });
});

const KEY: SigningKey = {
  kid: 'test',
  issuer: 'https://goodword.example',
  sign: async (text) => Buffer.from(text).toString('base64url'),
};
