import * as ed25519 from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { type ReputationBundle, reputationBundle, summarize } from '#contract/reputation.ts';
import { canonicalJson, reviewParts } from '#contract/signed-reviews.ts';
import { type PublishedKey, wasInUse } from '#contract/signing-keys.ts';

ed25519.hashes.sha512 = sha512;

/** One thing that has to hold, and why it does not; null where it does. */
export interface Check {
  promise: string;
  fault: string | null;
}

/** What came of a file: `bundle` is only to be believed where no check has a fault. */
export interface Verdict {
  isGenuine: boolean;
  checks: Check[];
  /** null where it is no such file. */
  bundle: ReputationBundle | null;
}

/** So many between two looks at whatever else the page has to do. */
const AT_ONCE = 25;

/** Without a network, and with nothing but these keys to believe. `onProgress` is told how many reviews are through. */
export async function checkBundle(
  text: string,
  keys: readonly PublishedKey[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Verdict> {
  const bundle = readBundle(text);
  if (!bundle)
    return conclude(null, [
      { promise: 'It is a reputation file', fault: 'It is another kind of file, or only a part of one.' },
    ]);

  const { reviews, statement } = bundle;
  const { form } = statement;
  const faultsOf = { signature: 0, date: 0, part: 0, person: 0, period: 0 };
  const digest = sha256.create();
  let ratingSum = 0;
  for (const [index, review] of reviews.entries()) {
    if (index % AT_ONCE === 0) {
      onProgress(index, reviews.length);
      await letOthersIn();
    }
    const text = canonicalJson(review.form);
    digest.update(sha256(utf8(text)));
    ratingSum += review.shown.rating.value;
    if (explainSignature(review, keys)) faultsOf.signature += 1;
    if (explainDate(review, review.form.signedAt, keys)) faultsOf.date += 1;
    if (!isShownAsSigned(review)) faultsOf.part += 1;
    if (review.form.professional !== form.professional.id) faultsOf.person += 1;
    const day = review.form.receivedAt.slice(0, 10);
    if (day < form.period.from || day > form.period.to) faultsOf.period += 1;
  }
  onProgress(reviews.length, reviews.length);

  const told = summarize(form.count, form.ratingSum);
  const found = summarize(reviews.length, ratingSum);
  return conclude(bundle, [
    { promise: `${form.issuer} has signed the whole`, fault: explainSignature(statement, keys) },
    {
      promise: 'Each review was signed by itself',
      fault: faultsOf.signature > 0 ? `The signature of ${some(faultsOf.signature)} does not fit.` : null,
    },
    {
      promise: 'Everything was signed while its key was in use',
      fault:
        explainDate(statement, form.issuedAt, keys) ??
        (faultsOf.date > 0 ? `The date of ${some(faultsOf.date)} cannot be right.` : null),
    },
    {
      promise: 'Nothing that is shown of them was changed',
      fault: faultsOf.part > 0 ? `Words, a name or stars were changed in ${some(faultsOf.part)}.` : null,
    },
    {
      promise: 'No review was added, left out or put elsewhere',
      fault:
        form.count !== reviews.length
          ? `There should be ${form.count}, and there are ${reviews.length}.`
          : form.digest !== base64url(digest.digest())
            ? 'They are not the ones that were signed together, or not in that order.'
            : null,
    },
    {
      promise: 'Count and average are right',
      fault:
        found.count === told.count && found.ratingSum === told.ratingSum && told.average === form.average
          ? null
          : `The reviews in it are ${found.count}, and average ${found.average}.`,
    },
    {
      promise: 'Each review is of the period',
      fault: faultsOf.period > 0 ? `It holds ${some(faultsOf.period)} of another time.` : null,
    },
    {
      promise: 'Each review is about the same person',
      fault: faultsOf.person > 0 ? `It holds ${some(faultsOf.person)} about somebody else.` : null,
    },
  ]);
}

function readBundle(text: string): ReputationBundle | null {
  try {
    return reputationBundle.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function conclude(bundle: ReputationBundle | null, checks: Check[]): Verdict {
  return { isGenuine: checks.every(({ fault }) => fault === null), checks, bundle };
}

interface Signed {
  form: ReputationBundle['statement']['form'] | ReputationBundle['reviews'][number]['form'];
  kid: string;
  signature: string;
}

/** Why the signature does not count; null where it does. */
function explainSignature({ form, kid, signature }: Signed, keys: readonly PublishedKey[]): string | null {
  const key = keys.find((each) => each.kid === kid);
  if (!key || key.issuer !== form.issuer) {
    const issuers = new Set(keys.map(({ issuer }) => issuer));
    return issuers.has(form.issuer)
      ? `It is signed with a key that this page does not know. Is this a saved copy? Then open ${form.issuer}/verify, and try again.`
      : `It says that it is from ${form.issuer}, and this page believes nobody but ${[...issuers].join(', ')}.`;
  }
  return isSigned(canonicalJson(form), signature, key.x) ? null : 'The signature does not fit what it says.';
}

/** The clock of whoever checks may be slow. */
const DAY = 24 * 60 * 60 * 1000;

/** Why it cannot have been signed at that time; null where it can, or where the key is unknown, which is a fault of its own. */
function explainDate({ kid }: Signed, time: string, keys: readonly PublishedKey[]): string | null {
  const key = keys.find((each) => each.kid === kid);
  if (!key) return null;
  const day = time.slice(0, 10);
  if (Date.parse(time) > Date.now() + DAY) return `It is dated ${day}, which is in the future.`;
  return wasInUse(key, time) ? null : `It is dated ${day}, when its key was not in use.`;
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    return ed25519.verify(bytesOf(signature), utf8(text), bytesOf(publicKey), { zip215: false });
  } catch {
    return false;
  }
}

/** What is hidden has no value here, and nothing but its hash. */
function isShownAsSigned({ form, shown }: ReputationBundle['reviews'][number]): boolean {
  return reviewParts.every((part) => {
    const told = shown[part];
    return told === undefined || form.parts[part] === hashPart(told.salt, told.value);
  });
}

function hashPart(salt: string, value: string | number | null): string | null {
  const bytes = bytesOf(salt);
  // Of another length it might be a salt with the beginning of another value.
  if (bytes.length !== 16) return null;
  return base64url(
    sha256
      .create()
      .update(bytes)
      .update(utf8(canonicalJson(value)))
      .digest(),
  );
}

const some = (reviews: number) => (reviews === 1 ? 'one review' : `${reviews} reviews`);

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Empty where it is no base64url. */
function bytesOf(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
