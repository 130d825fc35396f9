import { z } from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import type { MailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import type { Job } from '#server/mail/outbox-queue.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import { issueAddressToken } from './address-links.ts';
import { accountCreatedMail, confirmAddressMail, confirmEmailMail, resetPasswordMail } from './links.mail.ts';
import { mailContext } from './mail-context.ts';
import {
  emailChangedMail,
  passkeyMail,
  passwordChangedMail,
  webhookChangedMail,
  webhookPausedMail,
} from './notices.mail.ts';
import { issueResetToken, type PasswordLink } from './reset-password.ts';
import { type Account, findAccount } from './store.ts';

const resetRequested = z.object({ email: z.string() });
const accountCreated = z.object({ userId: z.int() });
const passwordChanged = z.object({ userId: z.int(), passkeys: z.enum(['none', 'kept', 'removed']) });
const passkeyChanged = z.object({ userId: z.int(), name: z.string() });
const webhookNotice = z.object({ userId: z.int(), host: z.string() });
const addressLink = z.object({ linkId: z.int() });
const emailChanged = z.object({ userId: z.int(), formerEmail: z.string() });

export function accountMails(deps: Deps): Record<string, Renderer> {
  return {
    'reset-password': async (payload, job) =>
      mailPasswordLink(deps, 'reset-password', resetRequested.parse(payload).email, job, resetPasswordMail),

    'account-created': toAccount(deps, accountCreated, ({ email }, _facts, job) =>
      mailPasswordLink(deps, 'account-created', email, job, accountCreatedMail),
    ),
    'password-changed': toAccount(deps, passwordChanged, (account, { passkeys }) =>
      passwordChangedMail(mailContext(deps, account), passkeys),
    ),
    'passkey-added': toAccount(deps, passkeyChanged, (account, { name }) =>
      passkeyMail(mailContext(deps, account), 'added', name),
    ),
    'passkey-removed': toAccount(deps, passkeyChanged, (account, { name }) =>
      passkeyMail(mailContext(deps, account), 'removed', name),
    ),
    'webhook-changed': toAccount(deps, webhookNotice, (account, { host }) =>
      webhookChangedMail(mailContext(deps, account), host),
    ),
    'webhook-paused': toAccount(deps, webhookNotice, (account, { host }) =>
      webhookPausedMail(mailContext(deps, account), host),
    ),
    'email-changed': toAccount(deps, emailChanged, (account, { formerEmail: address }) =>
      emailChangedMail(mailContext(deps, account, { name: account.full_name, address })),
    ),

    'confirm-email': toNewAddress(deps, 'confirm-email', confirmEmailMail),
    'confirm-address': toNewAddress(deps, 'confirm-address', confirmAddressMail),
  };
}

/** Nothing is sent if the account is gone. */
function toAccount<Facts extends { userId: number }>(
  { db }: Deps,
  facts: z.ZodMiniType<Facts>,
  write: (account: Account, facts: Facts, job: Job) => Mail | Promise<Mail | null>,
): Renderer {
  return async (payload, job) => {
    const parsed = facts.parse(payload);
    const account = await findAccount(db, parsed.userId);
    return account ? write(account, parsed, job) : null;
  };
}

async function mailPasswordLink(
  deps: Deps,
  kind: PasswordLink,
  email: string,
  job: Job,
  write: (context: MailContext, token: string, account: Account) => Mail,
) {
  const issued = await issueResetToken(deps, kind, email, job.id);
  return issued && write(mailContext(deps, issued.account), issued.token, issued.account);
}

/** The name is left out, because the address isn't confirmed yet. */
function toNewAddress(
  deps: Deps,
  kind: Parameters<typeof issueAddressToken>[1],
  write: (context: MailContext, token: string) => Mail,
): Renderer {
  return async (payload) => {
    const issued = await issueAddressToken(deps, kind, addressLink.parse(payload).linkId);
    const account = issued && (await findAccount(deps.db, issued.userId));
    if (!account) return null;
    return write(mailContext(deps, account, { name: '', address: issued.email }), issued.token);
  };
}
