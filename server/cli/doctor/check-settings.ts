import { hasDomain } from '#server/accounts/passkeys/webauthn.ts';
import type { Config } from '#server/system/config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What is valid, but seldom meant. */
export function checkSettings(config: Config): Finding[] {
  const { isLoopback, hasPlans, payments, registration, legalName, supportEmail, operatorEmail } = config;
  const place = isLoopback ? 'private to this machine' : 'public';
  const found = [ok('settings', `valid; ${place}, registration ${registration}`)];
  if (isLoopback) return found;
  if (hasPlans && payments === null)
    found.push(
      warning(
        'plans',
        'PLANS is on without Stripe, so that everyone is stopped at five reviews: set PLANS=off, or both Stripe keys',
      ),
    );
  if (hasPlans && payments?.provider === 'test')
    found.push(warning('plans', 'PAYMENTS=test gives plans away to everyone: leave it out'));
  if (!hasDomain(config))
    found.push(
      warning('passkeys', 'APP_URL has an IP address, so that browsers refuse passkeys: use a domain name'),
    );
  found.push(
    legalName === null
      ? warning('operator', "visitors can't see who runs this: set LEGAL_NAME")
      : ok('operator', legalName),
    operatorEmail === null
      ? warning(
          'support',
          `visitors are told to write to ${supportEmail}: receive mail there, or set SUPPORT_EMAIL`,
        )
      : ok('support', supportEmail),
  );
  return found;
}
