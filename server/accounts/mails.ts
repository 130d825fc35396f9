import { z } from 'zod/mini';
import type { Deps } from '#server/platform/deps.ts';
import type { Mail, Renderer } from '#server/platform/send-mail.ts';
import { accountCreatedMail } from './account-created.mail.ts';
import { issueEmailToken } from './change-email.ts';
import { confirmAddressMail } from './confirm-address.mail.ts';
import { issueConfirmationToken } from './confirm-address.ts';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { emailChangedMail } from './email-changed.mail.ts';
import { mailReaderFor } from './mail-reader-for.ts';
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

export function accountMails(deps: Deps): Record<string, Renderer> {
  const { db, site } = deps;
  const { appUrl } = deps.config;

  async function passkeyNotice(change: 'added' | 'removed', payload: unknown) {
    const { userId, name } = passkeyChanged.parse(payload);
    const account = await findAccount(db, userId);
    if (!account) return null;
    return {
      to: recipient(account),
      ...passkeyMail({ change, name, appUrl, site, reader: await mailReaderFor(account) }),
    };
  }

  return {
    'reset-password': async (payload, job) => {
      const issued = await issueResetToken(deps, resetRequested.parse(payload).email, job.id);
      if (!issued) return null;
      const { account, token } = issued;
      return {
        to: recipient(account),
        ...resetPasswordMail({ token, appUrl, site, reader: await mailReaderFor(account) }),
      };
    },

    'account-created': async (payload, job) => {
      const created = await findAccount(db, accountCreated.parse(payload).userId);
      const issued = created && (await issueResetToken(deps, created.email, job.id));
      if (!issued) return null;
      const { account, token } = issued;
      const { username } = account;
      return {
        to: recipient(account),
        ...accountCreatedMail({ username, token, appUrl, site, reader: await mailReaderFor(account) }),
      };
    },

    'password-changed': async (payload) => {
      const { userId, passkeys } = passwordChanged.parse(payload);
      const account = await findAccount(db, userId);
      if (!account) return null;
      return {
        to: recipient(account),
        ...passwordChangedMail({
          appUrl,
          site,
          reader: await mailReaderFor(account),
          passkeys,
        }),
      };
    },

    'passkey-added': (payload) => passkeyNotice('added', payload),
    'passkey-removed': (payload) => passkeyNotice('removed', payload),

    'confirm-email': async (payload) => {
      const issued = await issueEmailToken(deps, emailChangeRequested.parse(payload).emailChangeId);
      const account = issued && (await findAccount(db, issued.userId));
      if (!account) return null;
      return {
        to: unconfirmed(issued.email),
        ...confirmEmailMail({ token: issued.token, appUrl, site, reader: await mailReaderFor(account) }),
      };
    },

    'confirm-address': async (payload) => {
      const issued = await issueConfirmationToken(deps, confirmationRequested.parse(payload).confirmationId);
      const account = issued && (await findAccount(db, issued.userId));
      if (!account) return null;
      return {
        to: unconfirmed(issued.email),
        ...confirmAddressMail({ token: issued.token, appUrl, site, reader: await mailReaderFor(account) }),
      };
    },

    'email-changed': async (payload) => {
      const { userId, formerEmail } = emailChanged.parse(payload);
      const account = await findAccount(db, userId);
      if (!account) return null;
      return {
        to: { name: account.full_name, address: formerEmail },
        ...emailChangedMail({ site, reader: await mailReaderFor(account) }),
      };
    },
  };
}

function recipient({ full_name: name, email: address, email_unconfirmed_since }: Account): Mail['to'] {
  return email_unconfirmed_since === null ? { name, address } : unconfirmed(address);
}

/** Its owner may be a stranger, who must not receive text that someone else typed. */
function unconfirmed(address: string): Mail['to'] {
  return { name: '', address };
}
