import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { checkInvite } from '#contract/invites.ts';
import { call } from '#web/api/call.ts';
import { site } from '#web/site.ts';
import { useHydrated } from './use-hydrated.ts';

export interface Invite {
  /** Undefined if the page was opened without one. */
  token: string | undefined;
  /** Null while the person may fill in the form. */
  problem: 'missing' | 'refused' | null;
  refuse: () => void;
}

export function useInvite(): Invite {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const token = query.get('invite') ?? undefined;
  const [isRefused, setRefused] = useState(false);
  const isRequired = site.registration === 'invite';

  useEffect(() => {
    if (!isRequired || token === undefined) return;
    const check = new AbortController();
    call(checkInvite, { body: { invite: token }, signal: check.signal }).then(
      (answer) => {
        if (answer?.valid === false && !check.signal.aborted) setRefused(true);
      },
      // If the check fails, submitting the form reports the error.
      () => undefined,
    );
    return () => check.abort();
  }, [isRequired, token]);

  // The prerendered page doesn't know its query. Most who open it come with an invite, so it begins with the form.
  const isMissing = isRequired && isHydrated && token === undefined;
  return {
    token,
    problem: isMissing ? 'missing' : isRefused ? 'refused' : null,
    refuse: () => setRefused(true),
  };
}
