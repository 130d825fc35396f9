import { type InputEvent, useRef } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { industries } from '#contract/industries.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { registration } from '#contract/registration.ts';
import { ApiError, ConnectionError } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { cn } from '#web/ui/cn.ts';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { toast } from '#web/ui/toast.ts';
import { type FormErrors, useForm } from '#web/ui/use-form.ts';
import { AuthForm, AuthPage, NextStepLink } from './AuthPage.tsx';
import { useAuth, useRedirectSignedIn } from './auth.tsx';
import { EmailField } from './EmailField.tsx';
import { lastingFailure, toastError } from './show-failure.ts';
import { textLink } from './text-link.ts';

const benefits = [
  ...(site.hasPlans
    ? [
        {
          title: 'Your first {limit} reviews are free' as Sentence,
          text: 'No card needed, and they never expire.' as Sentence,
        },
      ]
    : []),
  {
    title: 'A link and a QR code of your own' as Sentence,
    text: 'Keep it on your phone, on the bill or on a card in your pocket.' as Sentence,
  },
  {
    title: 'Every review in your inbox, right away' as Sentence,
    text: 'Read it on the way home, not at your next performance review.' as Sentence,
  },
  {
    title: 'Yours when you change jobs' as Sentence,
    text: 'Your reviews belong to you, not your employer. You own your data.' as Sentence,
  },
] satisfies { title: Sentence; text: Sentence }[];

export function RegisterPage() {
  useRedirectSignedIn(paths.dashboard);
  const state = useHistoryState();
  if (site.registration === 'closed') {
    return (
      <AuthPage title={t('Sign-up is closed')} text={<ContactText />}>
        <NextStepLink to={paths.login} state={state} label={t('Sign in')} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('Create your account')}
      text={t('It takes a minute.')}
      below={richText(t('Already have an account? <login>Sign in</login>'), {
        login: (text) => (
          <Link to={paths.login} state={state} className={textLink}>
            {text}
          </Link>
        ),
      })}
      beside={<Benefits />}
    >
      <RegisterForm />
    </AuthPage>
  );
}

function ContactText() {
  return richText(t('Questions? Write to <mail>{address}</mail>.', { address: site.supportEmail }), {
    mail: (address) => (
      <a href={`mailto:${site.supportEmail}`} className={cn(textLink, 'wrap-anywhere')}>
        {address}
      </a>
    ),
  });
}

function RegisterForm() {
  const auth = useAuth();
  const suggestion = useSuggestedUsername();
  const form = useForm(registration, async (typed, fail) => {
    try {
      const user = await auth.register(typed);
      if (!user) return;
      const description = t('Welcome to {site}!', { site: site.name });
      toast({ title: t('Account created successfully'), description });
    } catch (error) {
      const isUnreadable = !(error instanceof ApiError || error instanceof ConnectionError);
      const fallback = isUnreadable
        ? t('Please try again with different credentials')
        : t('Registration failed');
      toastError(t('Registration failed'), error, fallback);
      fail({
        root: lastingFailure(error, t('Please choose a different username or email, then try again.')),
      });
      suggestion.username.current?.focus();
    }
  });
  return (
    <AuthForm
      form={form}
      submitLabel={t('Create account')}
      busyLabel={t('Creating account...')}
      more={<Agreement />}
    >
      <AccountFields errors={form.errors} {...suggestion} />
      <SelectField label={t('Industry')} error={form.errors.industry} name="industry" defaultValue="Other">
        {industries.map((industry) => (
          <option key={industry} value={industry}>
            {t(industry)}
          </option>
        ))}
      </SelectField>
    </AuthForm>
  );
}

type AccountFieldsProps = ReturnType<typeof useSuggestedUsername> & { errors: FormErrors };

function AccountFields({ errors, username, suggest, select }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label={t('Full name')}
        error={errors.fullName}
        hint={t('Customers only see your first name.')}
        name="fullName"
        onInput={suggest}
        autoComplete="name"
        enterKeyHint="next"
      />
      <TextField
        label={t('Username')}
        error={errors.username}
        ref={username}
        name="username"
        onClick={select}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <EmailField error={errors.email} hint={t('We send your reviews here.')} enterKeyHint="next" />
      <PasswordField
        label={t('Password')}
        error={errors.password}
        hint={t('At least 6 characters.')}
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}

/** The username follows the name until another one is typed. */
function useSuggestedUsername() {
  const username = useRef<HTMLInputElement>(null);
  const suggestion = useRef('');
  const isSuggested = () => username.current?.value === suggestion.current;
  return {
    username,
    suggest({ currentTarget }: InputEvent<HTMLInputElement>) {
      if (!username.current || !isSuggested()) return;
      suggestion.current = suggestUsername(currentTarget.value);
      username.current.value = suggestion.current;
      username.current.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Typing then replaces the suggestion. */
    select() {
      if (isSuggested()) username.current?.select();
    },
  };
}

/** "rosa.alvarez"; empty if the name has too few Latin letters. */
function suggestUsername(fullName: string): string {
  const words = fullName
    .toLowerCase()
    .replace(/[ßæœøłđþıð]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’.-]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const suggestion = [...new Set([words[0], words.at(-1)])].join('.');
  return registration.shape.username.safeParse(suggestion).success ? suggestion : '';
}

/** Letters that don't decompose. */
const SPELLINGS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ı: 'i', ð: 'd' },
};

function Agreement() {
  const linkTo = (path: string) => (text: string) => (
    <Link to={path} className="underline underline-offset-2">
      {text}
    </Link>
  );
  return (
    <p className="text-sm text-ink-muted">
      {richText(
        t(
          'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
        ),
        { terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) },
      )}
    </p>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="lg:pt-10">
      <h2 id="benefits" className="voice-l">
        {t('The praise you earn should stay with you')}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {benefits.map(({ title, text }) => (
          <li key={title} className="py-4">
            <h3>{t(title, { limit: freePlan.reviews })}</h3>
            <p className="text-ink-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Letter
          stars={<Stars rating={5} />}
          words={t("Came when he said, charged what he said. I didn't know that still existed.")}
          name="Margaret"
          facts={['Harrow Street Renovations - Leeds']}
        />
      </div>
    </section>
  );
}
