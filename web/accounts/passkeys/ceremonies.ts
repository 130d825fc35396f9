import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { getMe, type User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import * as contract from '#contract/passkeys.ts';
import { ApiError, ConnectionError, call } from '#web/api/call.ts';
import { nullOn401 } from '#web/api/read.ts';
import { t } from '#web/language.ts';
import type { FormErrors } from '#web/ui/use-form.ts';
import { showFailure } from '../show-at-field.ts';
import { endOffer } from './offer.ts';

/* The library is heavy, so this is loaded when it is needed. */

type Confirmation = BodyOf<typeof contract.removePasskey>;
type Assertion = NonNullable<Confirmation['passkey']>;

/** @param isAutofill in the form, instead of the browser's dialog. */
export async function askToSignIn(isAutofill = false): Promise<Assertion> {
  const options = await optionsOf<PublicKeyCredentialRequestOptionsJSON>(call(contract.preparePasskeySignIn));
  const assertion = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
    verifyBrowserAutofillInput: false,
  });
  return jsonOf(assertion);
}

export async function signInWith(assertion: Assertion): Promise<User> {
  const user =
    (await call(contract.signInWithPasskey, { body: assertion })) ?? (await nullOn401(call(getMe)));
  if (!user) throw new Error('Not signed in');
  endOffer();
  return user;
}

export const canAutofill = browserSupportsWebAuthnAutofill;

/** Ends autofill, which would otherwise answer after the person has left the form. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

export async function addPasskey(confirmation: Confirmation): Promise<void> {
  const options = await optionsOf<PublicKeyCredentialCreationOptionsJSON>(
    call(contract.preparePasskey, { body: confirmation }),
  );
  const credential = await startRegistration({ optionsJSON: options });
  await call(contract.addPasskey, { body: { credential: jsonOf(credential) } });
  endOffer();
}

/** Confirms a change with any passkey but one. */
export async function confirmWithPasskey(except?: number): Promise<Assertion> {
  const options = await optionsOf<PublicKeyCredentialRequestOptionsJSON>(
    call(contract.preparePasskeyConfirmation, { body: { except } }),
  );
  return jsonOf(await startAuthentication({ optionsJSON: options }));
}

/** Says what the browser refused, or else shows the server's failure as elsewhere. */
export function showPasskeyFailure(
  error: unknown,
  fail: (errors: FormErrors) => void,
  fallback: string,
): void {
  if (error instanceof ApiError || error instanceof ConnectionError) showFailure(error, fail, fallback);
  else fail({ root: describePasskeyFailure(error) });
}

/** Browsers don't tell a person who cancels from one who takes too long. */
export function describePasskeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return t(reasons[name] ?? ("That passkey didn't work on this device. Please try again." as Sentence));
}

const CANCELED = 'You canceled, or it took too long. You can try again.' as Sentence;
const reasons: Record<string, Sentence> = {
  NotAllowedError: CANCELED,
  AbortError: CANCELED,
  InvalidStateError: 'This device already has a passkey for your account.' as Sentence,
  ConstraintError: 'Set up a screen lock, a fingerprint or your face on this device first.' as Sentence,
  NotSupportedError: 'Set up a screen lock, a fingerprint or your face on this device first.' as Sentence,
};

/** The library on the server has made them. */
async function optionsOf<Options>(answer: Promise<unknown>): Promise<Options> {
  const options = await answer;
  if (!options) throw new Error('The server sent no options');
  return options as Options;
}

/** The library on the server reads it. */
function jsonOf(made: AuthenticationResponseJSON | RegistrationResponseJSON): Assertion {
  return { ...made, response: { ...made.response } };
}
