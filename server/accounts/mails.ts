import { z } from 'zod/mini';
import type { MailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import type { Job } from '#server/mail/outbox-queue.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import type { Deps } from '#server/system/deps.ts';
import { accountCreatedMail } from './account-created.mail.ts';
import { issueEmailToken } from './change-email.ts';
import { confirmAddressMail } from './confirm-address.mail.ts';
import { issueConfirmationToken } from './confirm-address.ts';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { emailChangedMail } from './email-changed.mail.ts';
import { mailContext } from './mail-context.ts';
import { passkeyMail } from './passkeys/passkey-changed.mail.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { resetPasswordMail } from './reset-password.mail.ts';
import { issueResetToken } from './reset-password.ts';
import { type Account, findAccount } from './store.ts';

const resetRequested = z.object({ email: z.string() });
const accountCreated = z.object({ userId: z.int() });
const passwordChanged = z.object({ userId: z.int(), passkeys: z.enum(['none', 'kept', 'removed']) });
const passkeyChanged = z.object({ userId: z.int(), name: z.string() });
const emailChangeRequested = z.object({ emailChangeId: z.int() });
const confirmationRequested = z.object({ confirmationId: z.int() });
const emailChanged = z.object({ userId: z.int(), formerEmail: z.string() });

type Confirmation = Awaited<ReturnType<typeof issueConfirmationToken>>;

export function accountMails(deps: Deps): Record<string, Renderer> {
  const { db } = deps;

  async function mailResetLink(
    email: string,
    job: Job,
    write: (context: MailContext, token: string, account: Account) => Mail,
  ) {
    const issued = await issueResetToken(deps, email, job.id);
    return issued && write(mailContext(deps, issued.account), issued.token, issued.account);
  }

  /** Without the name, because the address isn't confirmed yet. */
  async function mailConfirmation(issued: Confirmation, write: typeof confirmAddressMail) {
    const account = issued && (await findAccount(db, issued.userId));
    if (!account) return null;
    return write(mailContext(deps, account, { name: '', address: issued.email }), issued.token);
  }

  const passkeyNotice =
    (change: 'added' | 'removed'): Renderer =>
    async (payload) => {
      const { userId, name } = passkeyChanged.parse(payload);
      const account = await findAccount(db, userId);
      return account ? passkeyMail(mailContext(deps, account), change, name) : null;
    };

  return {
    'reset-password': async (payload, job) =>
      mailResetLink(resetRequested.parse(payload).email, job, resetPasswordMail),

    'account-created': async (payload, job) => {
      const account = await findAccount(db, accountCreated.parse(payload).userId);
      return account ? mailResetLink(account.email, job, accountCreatedMail) : null;
    },

    'password-changed': async (payload) => {
      const { userId, passkeys } = passwordChanged.parse(payload);
      const account = await findAccount(db, userId);
      return account ? passwordChangedMail(mailContext(deps, account), passkeys) : null;
    },

    'passkey-added': passkeyNotice('added'),
    'passkey-removed': passkeyNotice('removed'),

    'confirm-email': async (payload) =>
      mailConfirmation(
        await issueEmailToken(deps, emailChangeRequested.parse(payload).emailChangeId),
        confirmEmailMail,
      ),

    'confirm-address': async (payload) =>
      mailConfirmation(
        await issueConfirmationToken(deps, confirmationRequested.parse(payload).confirmationId),
        confirmAddressMail,
      ),

    'email-changed': async (payload) => {
      const { userId, formerEmail } = emailChanged.parse(payload);
      const account = await findAccount(db, userId);
      if (!account) return null;
      const to = { name: account.full_name, address: formerEmail };
      return emailChangedMail(mailContext(deps, account, to));
    },
  };
}
